//! Days of the calendar.

use std::time::{SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use jiff::tz::Offset;

/// The date of this time in UTC, in seconds since 1970, such as `2024-02-29`; `None` beyond the year 9999.
pub fn utc_iso_date(unix_seconds: u64) -> Option<String> {
    let time = Timestamp::from_second(i64::try_from(unix_seconds).ok()?).ok()?;
    Some(Offset::UTC.to_datetime(time).date().to_string())
}

/// The date of today in UTC; `None` where the clock is set before 1970.
pub fn utc_iso_date_today() -> Option<String> {
    utc_iso_date(SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_secs())
}

#[cfg(test)]
mod tests {
    use super::utc_iso_date;

    /// By `date -u -d @N +%F`.
    #[test]
    fn days_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (1_709_164_800, "2024-02-29"),
            (1_735_689_599, "2024-12-31"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(utc_iso_date(seconds).as_deref(), Some(expected));
        }
        assert_eq!(utc_iso_date(u64::MAX), None);
    }
}
