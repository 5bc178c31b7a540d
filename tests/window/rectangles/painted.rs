//! What a pass has really painted, as rectangles: the texts of the interface, the lines of names, and what can
//! be clicked. Lengths are in points.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use bidiscope_window::App;
use eframe::egui::accesskit::{NodeId, Role};
use eframe::egui::epaint::{ClippedShape, Shape, TextShape};
use eframe::egui::{Color32, Id, LayerId, Plugin, Rect, TextureId, Ui};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;

/// The shapes of each layer in the last pass, as they were painted: egui puts them together in one list when
/// the pass is over, so that they are taken before.
type Layers = Arc<Mutex<Vec<(LayerId, Vec<ClippedShape>)>>>;

/// Listens to what is painted.
#[derive(Clone, Default)]
pub(super) struct Recorder(Layers);

/// A row of a text of the interface.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Text {
    pub(super) layer: LayerId,
    /// The text it is a row of.
    pub(super) words: String,
    /// The size of its smallest letters, in points.
    pub(super) size: f32,
    /// Where it has ink.
    pub(super) ink: Rect,
    /// Outside of this nothing of it is seen.
    pub(super) clip: Rect,
    /// How many of its characters are left where it was cut short with an ellipsis.
    pub(super) elided_to: Option<usize>,
}

/// A line of a name.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct NameLine {
    pub(super) layer: LayerId,
    /// Where its glyphs have ink.
    pub(super) ink: Vec<Rect>,
    pub(super) clip: Rect,
}

/// Something that can be pointed at.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Widget {
    pub(super) id: Id,
    pub(super) layer: LayerId,
    /// All of it, and what of it is not clipped away.
    pub(super) rect: Rect,
    pub(super) seen: Rect,
    /// What it says it is.
    pub(super) role: Option<Role>,
    pub(super) name: String,
    pub(super) is_clicked: bool,
}

/// What a pass has painted.
pub(super) struct Painted {
    pub(super) window: Rect,
    /// What the window is cleared with before anything is painted.
    pub(super) ground: Color32,
    pub(super) texts: Vec<Text>,
    pub(super) lines: Vec<NameLine>,
    pub(super) widgets: Vec<Widget>,
    /// Everything, layer by layer from the lowest.
    pub(super) shapes: Vec<(LayerId, Vec<ClippedShape>)>,
}

impl Recorder {
    /// What the last pass has painted.
    pub(super) fn painted(&self, harness: &Harness<'static, App>) -> Painted {
        let shapes = self.0.lock().expect("nothing panics meanwhile").clone();
        let (mut texts, mut lines) = (Vec::new(), Vec::new());
        for (layer, shapes) in &shapes {
            for ClippedShape { clip_rect, shape, .. } in shapes {
                add(*layer, *clip_rect, shape, &mut texts, &mut lines);
            }
        }
        let ground = harness.ctx.global_style().visuals.panel_fill;
        let window = harness.ctx.content_rect();
        Painted { window, ground, texts, lines, widgets: widgets(harness), shapes }
    }
}

impl Plugin for Recorder {
    fn debug_name(&self) -> &'static str {
        "recorder"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let mut ids: Vec<LayerId> = ui.ctx().memory(|memory| memory.layer_ids().collect());
        ids.push(LayerId::background());
        // The order of areas is that in which they lie on each other; it is kept within each order.
        ids.sort_by_key(|id| id.order);
        ids.dedup();
        let layers = ui.ctx().graphics(|graphics| {
            let shapes = |id: &LayerId| graphics.get(*id).map(|it| it.all_entries().cloned().collect());
            ids.iter().filter_map(|id| Some((*id, shapes(id)?))).collect()
        });
        *self.0.lock().expect("nothing panics meanwhile") = layers;
    }
}

/// Adds the texts and the lines of names of a shape.
fn add(layer: LayerId, clip: Rect, shape: &Shape, texts: &mut Vec<Text>, lines: &mut Vec<NameLine>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|it| add(layer, clip, it, texts, lines)),
        Shape::Text(shape) => texts.extend(rows(layer, clip, shape)),
        // The interface's own glyphs stand in the first texture; names have theirs.
        Shape::Mesh(mesh) if mesh.texture_id != TextureId::default() => {
            let ink = mesh.vertices.chunks(4).map(|quad| Rect::from_points(&[quad[0].pos, quad[3].pos]));
            lines.push(NameLine { layer, ink: ink.collect(), clip });
        }
        _ => {}
    }
}

/// The rows of a text that have ink.
fn rows(layer: LayerId, clip: Rect, shape: &TextShape) -> impl Iterator<Item = Text> {
    let galley = &shape.galley;
    let left: usize = galley.rows.iter().map(|row| row.glyphs.len()).sum();
    galley.rows.iter().filter(|row| row.visuals.mesh_bounds.is_positive()).map(move |row| Text {
        layer,
        words: galley.text().to_owned(),
        size: galley.job.sections.iter().map(|it| it.format.font_id.size).fold(f32::INFINITY, f32::min),
        ink: row.visuals.mesh_bounds.translate(row.pos.to_vec2() + shape.pos.to_vec2()),
        clip,
        elided_to: galley.elided.then_some(left),
    })
}

fn widgets(harness: &Harness<'static, App>) -> Vec<Widget> {
    // What a screen reader is told they are.
    let nodes = harness.root().children_recursive();
    let message: HashMap<NodeId, (Role, String)> = nodes
        .map(|node| node.accesskit_node())
        .map(|it| (it.locate().0, (it.role(), it.label().or_else(|| it.value()).unwrap_or_default())))
        .collect();
    harness.ctx.viewport(|viewport| {
        let of_layers = viewport.prev_pass.widgets.layers().flat_map(|(_, of_layer)| of_layer);
        of_layers
            .filter(|it| it.enabled && it.visible && it.interact_rect.is_positive())
            .map(|it| {
                let message = message.get(&it.id.accesskit_id());
                Widget {
                    id: it.id,
                    layer: it.layer_id,
                    rect: it.rect,
                    seen: it.interact_rect,
                    role: message.map(|it| it.0),
                    name: message.map(|it| it.1.clone()).unwrap_or_default(),
                    is_clicked: it.sense.senses_click(),
                }
            })
            .collect()
    })
}
