//! The rules of UAX #9, by name.

use crate::enum_with_ids;

enum_with_ids! {
    /// A rule of UAX #9.
    #[allow(missing_docs)] // Each variant is the standard's name of the rule.
    pub enum UbaRule [
        /// The section of UAX #9 that holds the rule, such as `3.3.4`.
        section
    ] {
        P2 = "P2", "3.3.1";
        P3 = "P3", "3.3.1";
        X1 = "X1", "3.3.2";
        X2 = "X2", "3.3.2";
        X3 = "X3", "3.3.2";
        X4 = "X4", "3.3.2";
        X5 = "X5", "3.3.2";
        X5a = "X5a", "3.3.2";
        X5b = "X5b", "3.3.2";
        X5c = "X5c", "3.3.2";
        X6 = "X6", "3.3.2";
        X6a = "X6a", "3.3.2";
        X7 = "X7", "3.3.2";
        X8 = "X8", "3.3.2";
        X9 = "X9", "3.3.3";
        X10 = "X10", "3.3.3";
        W1 = "W1", "3.3.4";
        W2 = "W2", "3.3.4";
        W3 = "W3", "3.3.4";
        W4 = "W4", "3.3.4";
        W5 = "W5", "3.3.4";
        W6 = "W6", "3.3.4";
        W7 = "W7", "3.3.4";
        N0 = "N0", "3.3.5";
        N1 = "N1", "3.3.5";
        N2 = "N2", "3.3.5";
        I1 = "I1", "3.3.6";
        I2 = "I2", "3.3.6";
        L1 = "L1", "3.4";
        L2 = "L2", "3.4";
        L3 = "L3", "3.4";
    }
}

impl UbaRule {
    /// The URL of the rule in the standard, such as `https://www.unicode.org/reports/tr9/#W2`.
    pub fn uax9_url(self) -> String {
        format!("https://www.unicode.org/reports/tr9/#{}", self.id())
    }
}

impl std::fmt::Display for UbaRule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.id())
    }
}
