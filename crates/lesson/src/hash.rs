//! A hash by which saved answers are found.

/// FNV-1a, 64 bits: a hash that is stable across versions, because it is saved in the settings.
pub(super) fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}
