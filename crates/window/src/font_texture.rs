//! The texture of letters, which egui also reads for every pixel that it fills.
//!
//! egui has the graphics card mix four of its pixels for each one that is painted. Letters stand on whole pixels in their own
//! size, and fills have one colour, so that the nearest pixel is the same one. Where there is no graphics card the mixing is
//! most of the time of painting.

use eframe::egui::{Context, FullOutput, Plugin, TextureId, TextureOptions};

/// Has that texture read without mixing.
#[derive(Default)]
pub(super) struct FontTexture;

impl FontTexture {
    /// Begins. Discs are drawn by their edges then: those in the texture are read in other sizes than their own.
    pub(super) fn install(context: &Context) {
        context.add_plugin(Self);
        context.tessellation_options_mut(|options| options.prerasterized_discs = false);
    }
}

impl Plugin for FontTexture {
    fn debug_name(&self) -> &'static str {
        "font texture"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        for change in output.textures_delta.set.get_mut(&TextureId::default()).into_iter().flatten() {
            change.options = TextureOptions::NEAREST;
        }
    }
}
