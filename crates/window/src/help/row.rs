//! A row of the help.

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{
    Context, Grid, Id, InnerResponse, Key, Label, LayerId, Modifiers, RichText, ScrollArea, Ui, Vec2, Window,
    WindowDrag, vec2,
};
use bidiscope_bidi::name::{character_names_version, unicode_version};
use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message};
use super::super::commands::CommandId;
use super::super::settings::{Arrangement, DetailTab, Tab};
use super::super::widgets::hold_arrows;
use super::super::{accessibility, reveal};


/// What something is called, and what it is or does.
pub(super) type HelpRow = (String, String);
