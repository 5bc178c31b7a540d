# The window. Reports need nothing of this file.

## Links to a name, and what is unknown in them

link-missing-prefix = A link begins with “{ $prefix }”.
link-too-long = The link has more than { $most } bytes.
link-unescaped = Character { $position } of the link is not allowed. Write each byte of the character as “%” and two hexadecimal digits.
link-bad-escape = Two hexadecimal digits must follow the “%” at character { $position } of the link.
link-not-utf8 = The value of “{ $key }” in the link is not UTF-8.
link-duplicate-key = The link has “{ $key }” more than once.
link-to-name =
    { $kind ->
        [text] This is a link to a text.
       *[name] This is a link to a name.
    }
link-to-lesson = This is a link to a lesson.
link-open = Open the link
link-unreadable = This link cannot be opened: { $reason }
link-no-name = The link has no name and no lesson. Write a name after “name=”.
link-name-and-lesson = The link has a name and a lesson. Remove the name or the lesson.
link-unknown-notation = The link has an unknown notation: “{ $notation }”.
link-unknown-kind = The link has the unknown kind “as={ $kind }”. Use one of: { $kinds }.
link-number = The link has “{ $key }={ $value }”. Use a whole number from 1 to { $most }.
link-ampersand = In a name, write & as %26.
link-opened-in-part = The link contains { $unknown }. Unknown parts are ignored.
unknown-keys =
    { $count ->
        [one] the unknown key { $names }
       *[other] the unknown keys { $names }
    }
unknown-panes =
    { $count ->
        [one] the unknown pane { $names }
       *[other] the unknown panes { $names }
    }

## Pinned names that cannot be read

session-names-invalid = a pinned name is empty, a pinned name or its note is too long, or too many names are pinned

## Text for screen readers: cells, runs and positions

cell-in-table = { $table }, { $position } of { $count }, { $character }
cell-in-run =
    { $direction ->
        [rtl] { $cell }, right-to-left
       *[ltr] { $cell }, left-to-right
    }
cell-details =
    { $level ->
        [none] class { $class }, logical position { $position }, { $place }
       *[other] class { $class }, level { $level }, logical position { $position }, { $place }
    }
cell-in-label = in label { $label }
cell-between-labels =
    { $part ->
        [scheme] in the scheme
        [userinfo] in the user information
        [port] in the port
        [path] in the path
        [query] in the query
        [fragment] in the fragment
       *[none] between labels
    }
cell-violates-rule = { $details }; violates a rule
cell-place = logical position { $position }, { $place }
cell-violation-explained = This character violates a rule: see the tab Rules.
cell-click = Click to see why this character is here.
display-in-sentence = { $display } display
custom-display-in-sentence = display { $name }
run-positions =
    { $count ->
        [one] { $first }
       *[other] { $first } to { $last }
    }
run-description =
    { $direction ->
        [rtl] { $level ->
            [none] { $positions }, right-to-left
           *[other] { $positions }, right-to-left, level { $level }
        }
       *[ltr] { $level ->
            [none] { $positions }, left-to-right
           *[other] { $positions }, left-to-right, level { $level }
        }
    }
runs-from-left =
    { $more ->
        [0] from the left: { $runs }
        [one] from the left: { $runs }; 1 more run
       *[other] from the left: { $runs }; { $more } more runs
    }

## Editing

# Invisible characters that can be inserted, by their code points.
insert-200c = prevents two letters from joining
insert-200d = gives a letter its joined shape
insert-200e = counts as a left-to-right letter
insert-200f = counts as a right-to-left letter
insert-061c = counts as an Arabic letter
insert-202a = begins a left-to-right embedding
insert-202b = begins a right-to-left embedding
insert-202d = begins a left-to-right override
insert-202e = begins a right-to-left override
insert-202c = ends an embedding or override
insert-2066 = begins a left-to-right isolate
insert-2067 = begins a right-to-left isolate
insert-2068 = begins an isolate; the first letter sets the direction
insert-2069 = ends an isolate
insert-2060 = prevents a line break
insert-00ad = allows a hyphen at a line break
insert-034f = separates combining marks

edit-too-long = Not inserted: the text would have { $count } characters; at most { $most } are allowed.
edit-lines =
    { $kind ->
        [name] Not inserted: the text has { $lines } lines, but a name has only one line.
       *[line] Not inserted: the text has { $lines } lines, but this field takes only one line.
    }
edit-spaces-removed =
    { $count ->
        [one] Removed 1 space. Ctrl+Z restores it.
       *[other] Removed { $count } spaces. Ctrl+Z restores them.
    }
# What to do comes early: there may be little room.
edit-spaces =
    { $after ->
        [0] { $before ->
            [one] 1 space at the start: Enter removes it ({ $listed }).
           *[other] { $before } spaces at the start: Enter removes them ({ $listed }).
        }
       *[other] { $before ->
            [0] { $after ->
                [one] 1 space at the end: Enter removes it ({ $listed }).
               *[other] { $after } spaces at the end: Enter removes them ({ $listed }).
            }
            [one] 1 space at the start, { $after } at the end: Enter removes them ({ $listed }).
           *[other] { $before } spaces at the start, { $after } at the end: Enter removes them ({ $listed }).
        }
    }
edit-invisible = Inserted with invisible characters: { $listed }.
edit-line-ends =
    { $after ->
        [0] { $before ->
            [one] Inserted without the line break at the start.
           *[other] Inserted without the { $before } line breaks at the start.
        }
       *[other] { $before ->
            [0] { $after ->
                [one] Inserted without the line break at the end.
               *[other] Inserted without the { $after } line breaks at the end.
            }
           *[other] Inserted without the line breaks at the start and the end.
        }
    }

## The window: the displays of a name

column-display = Display
column-on-screen = On screen
column-labels-whole = Labels whole
column-label-order = Label order
column-first-difference = Differs at
column-moved = Moved
column-same-display = Looks the same

# For screen readers: a column and what is in it.
remark-named = { $column }: { $remark }
remark-labels-whole = The characters of each label stay together.
remark-label-order = The labels appear in logical order.
remark-label-order-rtl = Read from right to left, the labels are in logical order.
remark-host = host
remark-name = name
remark-before-host = host not first
remark-label-before = { $early } before { $late }
remark-no-label-order = A label is split, so the labels have no order.
remark-reference = reference
remark-reference-explained = The reference is the display with which all other displays are compared.
remark-position = position { $position }
remark-position-explained = On screen, the first difference is at position { $position } from the left. All other positions are in logical order.
remark-moved = { $count }
remark-moved-explained =
    { $count ->
        [one] 1 character has moved, compared with the reference.
       *[other] { $count } characters have moved, compared with the reference.
    }
remark-none = –
remark-not-searched = not searched
remark-no-difference = This display looks the same as the reference.
rows-all-hidden = All displays are hidden.
rows-show-all = Show all displays
custom-strategy-explained = Make a custom strategy from this display. Then change the options in this tab.
context-explained = In the displays of the UBA, shows the input in a sentence or beside other names
context-title = Surrounding text
context-other-text = Other text
context-before = Text before
context-after = Text after
show-marks = Show added controls
logical-order-explained = Logical order is the order in which the characters are stored and read. It has no options.
arrange-displays = Arrange
# The button beside the title of the logical order, and an entry of that display’s menu.
logical-unfold = Class and code point
logical-unfold-explained = Show the class and the code point of each character (C)
line-goes-on-left = Show more at the left
line-goes-on-right = Show more at the right
add-strategy = Custom strategy
title-rfc5893 = RFC 5893
# In its place of text.
title-levels = Levels

# What was below a character before the step, while a display is presented.
presented-before = was { $text }

# The beginning of the help.
window-help-name = Type or paste a domain name. In the field Parent zone, enter the zone in which the name would be registered. The pane RFC 5893 says whether IDNA2008 permits the name. Each row shows the name in one display. Point at a character to highlight it in every row. Click a character to see why it is here. Choose beside the name field whether the input is a name, an address or text. For text, bidiscope shows levels instead of a verdict.
window-help-ruleset = A ruleset is an XML file (RFC 7940) with the rules of a registry. Open the file with the button Ruleset in the tabs Inspect and List, or drop it onto the window. A ruleset applies to the label directly below the parent zone. The tab Rules, in the details, lists the variants of that label. The tab List shows which names block each other.

notation-title-codepoints = Code points
notation-title-table1 = Table 1 (2001)
notation-title-capitals = Capitals are Hebrew
notation-title-capitals-arabic = Capitals are Arabic
notation-title-classes = Bidi classes

relation-differs-from = differs from
relation-same-as = shows the same as
relation-splits-labels = splits labels, unlike

## The window: buttons

button-add = Add
button-cancel = Cancel
button-choose = Choose…
button-close = Close
button-copy = Copy
button-delete = Delete
edit-cut = Cut
edit-paste = Paste
edit-select-all = Select all
edit-insert-invisible = Insert an invisible character
button-open = Open
button-remove = Remove
button-remove-all = Remove all
button-save = Save
button-save-as = Save as…
button-stop = Stop
button-use = Use
# For screen readers; { $name } is the text of a name.
button-open-name = Open { $name }
button-remove-name = Remove { $name }
button-use-name = Use { $name }

## The window: the field for a name

name-note = Your note
name-note-refused = Not saved: the note has more than { $most } characters.
name-read-as-characters = Read as characters
name-showing-last = Showing the last valid input.
name-compare-paragraphs = Compare the paragraphs
far-move-by = In { $display }, the edit moved the highlighted characters.
far-move-rule = RFC 5893, section 8: “…adding a character in one place of a text can cause characters some distance from the point of insertion to change their display position.”
name-has-controls = The input contains bidi controls or HTML.
name-remove-controls = Remove controls and HTML
name-remove-controls-explained = Removes bidi controls and HTML; all other characters stay
name-insert = Insert
name-order = Order in the field
name-order-one-to-one = One-to-one
name-menu = This name
name-menu-text = This text
# As what the input is read: a choice beside the notation.
input-kind-named = Kind of input
input-kind =
    { $kind ->
        [automatic] Automatic
        [name] Name
        [url] Address
       *[text] Text
    }
input-kind-found =
    { $kind ->
        [none] Automatic
        [name] Automatic: name
        [url] Automatic: address
       *[text] Automatic: text
    }
input-kind-about =
    { $kind ->
        [automatic] Input with a space, control, bracket, quotation mark, backslash, or mathematical or currency sign is text. A path, a time or a number is text too. All other input is an address or a name.
        [name] A domain name, never an address
        [url] An address with a domain name as its host. Input that is not an address is read as a name.
       *[text] Any text. For text, bidiscope shows levels, but no labels and no verdict.
    }
name-notation = Notation
name-field-hint = Type or paste a name or text
# { $notation } is its title; { $alphabet } is what it accepts.
notation-cannot-write = The notation “{ $notation }” cannot write { $character }. Possible: { $alphabet }.
notation-cannot-write-at = The notation “{ $notation }” cannot write { $character } at position { $position }. Possible: { $alphabet }.
zone-title = Parent zone
zone-explained = The zone in which the name would be registered. The applicant cannot change the labels of the zone. If all labels are the applicant’s, leave the field empty.
zone-field = Zone
ruleset-menu = Ruleset
ruleset-menu-loaded = Ruleset { $file }
ruleset-menu-refused = Ruleset not read
ruleset-menu-explained = A registry’s rules for labels and variants (RFC 7940), or a profile of several zones
ruleset-absent = A ruleset says which labels a registry permits, and which labels are variants of each other. Registries publish their rulesets as XML (RFC 7940). A profile (TOML) lists several zones and the rules of each zone.
ruleset-reading = Reading { $file } …
zone-profile = Zones of { $profile }
profile-judges =
    { $more ->
        [0] Names are judged by the profile { $profile }. Zones of the profile: { $zones }.
       *[other] Names are judged by the profile { $profile }. Zones of the profile: { $zones } and { $more } more.
    }
profile-zone-repeated = The zone { $zone } is listed twice, with the same rules.
# After the name of a profile and “could not be read:”; the first may be the reason in the second.
profile-without-folder = the folder of the profile is not known. Open the profile with “Open ruleset…”
profile-file-not-read = the file { $file } of the profile: { $reason }
line-reason = line { $line }: { $reason }
ruleset-judges = Names are judged by the ruleset { $ruleset }.
ruleset-for = The ruleset is for { $scope }.
ruleset-not-read = { $file } could not be read: { $reason }.
# After the name of a file, with a reason after it.
ruleset-not-loaded = was not opened, so no registry rules are checked
too-much-title = Too much for the clipboard
too-much-about = { $what }: { $size }. The clipboard takes { $most } at most. Nothing was copied: save the text as a file.
quitting-running = A study is running. Quit?
quitting-ended = The study is finished. Quit?
quitting-keep-going = Continue the study
quitting-stay = Stay
quitting-done =
    { $percent ->
        [0] Less than 1% is done. Quitting stops the study. A stopped study cannot continue, but the finished rows are kept.
       *[other] { $percent }% is done. Quitting stops the study. A stopped study cannot continue, but the finished rows are kept.
    }
quitting-kept = The results of the study are saved.
quitting-quit = Quit
zone-no-insert = Not possible in this field. Insert the character into the name field, then copy and paste it.
start-title = How do displays order text that mixes directions?
start-explained = See how rules display a name, and whether IDNA2008 permits the name.
start-explained-text = See how the UBA displays the text, and which rules give each run its level.

## What the help says of the window

window-help-data = Verdicts use Unicode { $decides }. Character names are from Unicode { $names }.
window-help-tabs = The tabs
window-help-inspect = In the tab Inspect
window-help-displays = a row or a column for each display; an amber background marks characters that moved, compared with the reference
window-help-verdict = whether the name may be registered; rows are labels, columns are the conditions of RFC 5893
window-help-arrange = shows the displays in rows or side by side; adds a custom strategy; compares names
window-help-context = shows the name in a sentence, or beside other names
window-help-details = The tabs of the details
detail-why = Why
    .about = why the selected display has its order, or why the clicked character is at its position
detail-steps = Steps
    .about = each step of the selected display, and what the step changes
detail-remedies = Keep in order
    .about = for text: the smallest mark or isolate that keeps the text in order in a sentence, ready to copy
detail-character-table =
    .about = the characters in logical order, with the properties that you choose
detail-same-display =
    .about = other names that look like this name in the selected display, and a search by appearance
detail-rules = Rules
    .about = all findings about the name, suggested fixes, and the variants of the label under a ruleset
detail-strategy = Strategy
    .about = the editor of a custom strategy
window-help-commands = Commands
window-help-palette = find any command, display or example by its name
window-help-menus = The menus
window-help-examples = names from the documents, and reported attacks
window-help-export = save the name, or the compared names, as a picture, PDF, HTML or data
window-help-present = a display and its steps, or a step of a lesson, in large type
window-help-name-menu = back and forward, insert characters, order in the field, compare names, your note
window-help-file = links, pinned and recent names, print, and files to open or save
window-help-panes = displays to show, custom strategies, invisible characters, layout
window-help-theme = light, dark, or the theme of the desktop; animations
window-help-zoom = larger and smaller
window-help-display-menu = The menu of a display
window-help-display-menu-about = use as reference, steps, present, options, make a custom strategy, copy, hide

## The tabs of the window, with what the help says of each (.about)

tab-inspect = Inspect
    .about = one name or text in every display, with the verdict of RFC 5893 or the levels
tab-text = Text
    .about = domain names and addresses in running text, with and without controls that keep each address in order
tab-list = List
    .about = many names: refused, taken or contested, and names that look the same
tab-study = Study
    .about = properties of the displays for all sequences of bidi classes, tested or proved
tab-learn = Learn
    .about = lessons, the documents page by page, and a glossary

## The commands of the window: a title, what it does (.about), and a shorter title for a button (.short)

command-palette = Find a command…
    .about = Finds a command, tab, display or example by its name
    .short = Find a command
command-help = Help
    .about = Explains all menus, tabs and keys
command-focus-name = Go to the name field
    .about = Opens Inspect and moves the keyboard to the name field
command-back = Back
    .about = Returns to the previous name
command-forward = Forward
    .about = Goes to the next name
command-undo = Undo
    .about = Undoes the last edit in the field, or the last change of the displays
command-redo = Redo
    .about = Repeats the last change that was undone
command-find-character = Find a character…
    .about = Finds a character by its name or code point, and inserts it into the field
command-compare-names = Compare names
    .about = Shows several names in a table, with a column for each display
command-mark-invisible = Show invisible characters in the field
    .about = Shows joiners, directional marks and controls as small labelled boxes while you type
command-copy-link = Copy a link to this name or text
    .about = Copies a link that opens this name or text with the displays, step and character that are shown now
command-pin-name = Pin this name or text
    .about = Adds this name or text to the pinned names, with your note
command-unpin-name = Unpin this name or text
    .about = Removes this name or text from the pinned names, with your note
command-export = Export…
    .about = Saves this name or text, or the compared names, as a picture, PDF, HTML or data
    .short = Export
command-print = Print to PDF…
    .about = Saves the sheet of this name or text as PDF
command-present = Present
    .about = Shows the selected display, or the step of a lesson, in large type for an audience
command-open-session = Open session…
    .about = Opens a saved session. The current session is kept.
command-save-session = Save session as…
    .about = Saves the names, pinned names, displays and strategies of this window
command-bring-back-session = Restore previous session
    .about = Reopens the session that was open before the current session
command-show-invisible = Show invisible characters in the displays
    .about = Shows joiners, directional marks and controls as small labelled boxes
command-align = Align by paragraph direction
    .about = Aligns right-to-left paragraphs to the right edge
command-arrange-rows = Displays in rows
    .about = Shows a row for each display
command-arrange-side-by-side = Displays side by side
    .about = Shows a column for each display
command-reset-panes = Reset layout
    .about = Restores the default order and layout of the displays
command-new-strategy = New custom strategy
    .about = Adds a display whose options you choose
command-open-strategies = Open custom strategies…
    .about = Adds the custom strategies of a file
command-save-strategies = Save custom strategies as…
    .about = Saves all custom strategies in a file
command-open-ruleset = Open ruleset…
    .about = Opens a registry’s ruleset (XML), or a profile of several zones (TOML), to judge names
command-remove-ruleset = Remove ruleset
    .about = Judges names without registry rules
command-open-text = Open text…
    .about = Opens a file of running text in the tab Text
command-open-list = Open list…
    .about = Opens a file of names in the tab List
command-open-other-list = Compare with another list…
    .about = Compares the list with a list or an index of registered names
command-save-rows = Save rows as…
    .about = Saves the rows shown in the tab List as CSV
command-open-study = Open results of a study…
    .about = Opens saved results in the tab Study
command-save-study = Save results of the study as…
    .about = Saves the results shown in the tab Study
command-open-lesson = Open lesson…
    .about = Opens a lesson file and adds it to the tab Learn
command-copy-lesson-link = Copy a link to this lesson
    .about = Copies a link that opens the lesson. The recipient does not need the lesson file.
    .short = Share lesson
command-theme-system = System theme
    .about = Uses the light or dark theme of the desktop
command-theme-light = Light theme
    .about = Shows dark text on a light background
command-theme-dark = Dark theme
    .about = Shows light text on a dark background
command-zoom-in = Zoom in
    .about = Makes everything larger
command-zoom-out = Zoom out
    .about = Makes everything smaller
command-zoom-reset = Zoom to 100%
    .about = Shows everything at its default size

# Why a command cannot be run.
command-only-on-inspect = Open the tab Inspect first.
command-list-is-saved = To export a list, use Save above the table.
command-no-name = Type a name or text first.
command-no-readable-name = Type a valid name or text first.
command-nothing-before = There is no earlier name.
command-nothing-after = There is no later name.
command-nothing-to-undo = There is nothing to undo.
command-nothing-to-redo = There is nothing to redo.
command-is-pinned = Already pinned.
command-not-pinned = Not pinned.
command-no-earlier-session = There is no previous session.
command-too-many-strategies = No more custom strategies are possible. Delete a strategy first.
command-no-strategies = There is no custom strategy yet.
command-no-ruleset = No ruleset is open.
command-no-list = Open a list first.
command-no-rows = The tab List has no rows to save.
command-no-results = There are no study results yet.

# The palette.
palette-field = Command
palette-count =
    { $count ->
        [0] No match
        [one] 1 match
       *[other] { $count } matches
    }
palette-tab = Tab
palette-example = Example
palette-on = on
palette-off = off

## The kinds of files: what such files are called, the titles of their dialogs (.open, .save), and what is said while one is
## dragged over the window (.drop)

file-session = Sessions (JSON)
    .open = Open a session
    .save = Save this session
file-strategies = Strategies (JSON)
    .open = Open strategies
    .save = Save your strategies
file-study = Results of studies (JSON)
    .open = Open the results of a study
    .save = Save the results of the study
    .drop = Drop the file to open it as results of a study
file-list = Lists
    .open = Open a list of names
    .drop = Drop the file to open it as a list of names
file-other-list = Lists and indexes
    .open = Compare with another list
file-rows = CSV
    .save = Save the rows
file-ruleset = Rulesets (XML) and profiles (TOML)
    .open = Open a ruleset or a profile
file-lesson = Lessons (TOML)
    .open = Open a lesson
    .drop = Drop the file to open it as a lesson
file-text = Texts
    .open = Open a text
    .save = Save the text
    .drop = Drop the file to open it as a text
file-figure = Figures
    .save = Save the figure
file-sheet = Sheets
    .save = Save the sheet
file-report = Reports (HTML)
    .save = Save the report
file-data = Data (JSON)
    .save = Save the data
file-names-figure =
    .save = Save the figure of the table
file-sheets =
    .save = Save the sheets
file-names-report =
    .save = Save the report on the names
file-names-table = Tables (CSV)
    .save = Save the table

file-no-dialog = No file dialog: { $reason }. Type the path instead.
file-dialog-is-open = A file dialog is open already. Use or close that dialog first.
file-path-not-utf8 = the path is not UTF-8
file-saved = Saved to { $file }.
file-others-left-out =
    { $count ->
        [one] Only one file can be opened at a time. The other file was ignored.
       *[other] Only one file can be opened at a time. The other files were ignored.
    }
path-field = Path:
path-in-the-way = A file with this name already exists.
path-is-folder = The path is a folder. Add the name of a file.
path-not-opened = Not opened: { $reason }.
path-replace = Replace the file
sentence-of = { $words }.

find-character-title = Find a character
find-character-about = A name, a code point or an abbreviation: alef, 05D0, ZWNJ
find-character-none = No matching character.

## The keys in the help, and after the first colon what each does

window-keys-everywhere = Everywhere
window-key-everywhere-tab = Tab, Shift+Tab: move to the next or previous control; on the edge of a panel, arrow keys move the edge
window-key-everywhere-press = Enter, Space: press the focused button, or open the focused cell
window-key-everywhere-undo = Ctrl+Z, Ctrl+Y: undo or redo typing, or the opening of another name
window-key-everywhere-scroll = Up, Down, PageUp, PageDown, Home, End: scroll this help
window-key-everywhere-escape = Escape: closes the menu or dialog that was opened last; leaves a field
window-keys-field = In a field
window-key-field-left-right = Left, Right: move to the next position on screen, up to the end of the line
window-key-field-words = Ctrl+Left, Ctrl+Right: move past a label or a word
window-key-field-logical = Alt+Left, Alt+Right: move to the previous or next character in logical order
window-key-field-up-down = Up, Down, PageUp, PageDown: move by a line; in a text, PageUp and PageDown move by a page
window-key-field-line-ends = Home, End: move to the beginning or the end of the line
window-key-field-text-ends = Ctrl+Home, Ctrl+End: move to the beginning or the end of the text; also Ctrl+Up, Ctrl+Down
window-key-field-select = Shift with the keys above: selects; Left and Right select in logical order
window-key-field-select-all = Ctrl+A: selects everything
window-key-field-backspace = Backspace: deletes the character before the cursor; of a letter with a mark, only the mark
window-key-field-delete = Delete: deletes the letter after the cursor, with its marks
window-key-field-delete-words = Ctrl+Backspace, Ctrl+Delete: delete to the beginning or the end of the label or word
window-key-field-clipboard = Ctrl+C, Ctrl+X, Ctrl+V: copy, cut, paste
window-key-field-clipboard-insert = Ctrl+Insert, Shift+Delete, Shift+Insert: copy, cut, paste
window-key-field-undo = Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z: Ctrl+Z undoes an edit; Ctrl+Y and Ctrl+Shift+Z redo it
window-key-field-enter = Enter: removes the spaces that were pasted around a name; in a text, begins a new line
window-key-field-click = click, drag: a double click selects a label or word; a triple click selects everything, in a text only the line
window-key-field-click-on = Shift with a click: extends the selection; after a double click, by whole labels or words
window-key-field-drop = drag the selection: moves the selected text; with Ctrl, copies it; Escape cancels
window-keys-search = In a search list
window-key-search-up-down = Up, Down: move to the row above or below
window-key-search-enter = Enter: inserts the character, or runs the command
window-key-search-escape = Escape: closes the search
window-keys-panes = In the panes
window-key-panes-details = F6: moves from the displays to the tabs of the details, and back to the selected display
window-key-panes-left-right = Left, Right, Home, End: move to the next, first or last character
window-key-panes-up-down = Up, Down: move to the same character in the display above or below; from the logical order, to the first display
window-key-panes-menu = M, Shift+F10, Menu, a right click: open the menu of the display
window-key-panes-move = Alt+Up, Alt+Down: move the display up or down
window-key-panes-cells = C: in the logical order, shows or hides the class and the code point of each character
window-key-panes-rows = Up, Down, Home, End: move to the next, first or last row, in the tab Steps and in a list of variants
window-key-panes-enter = Enter, a click: explain the character in the tab Why
window-key-panes-drag = drag a display’s title: moves the display
window-key-panes-wheel = Shift+wheel: scrolls sideways in a row that is too narrow for its text
window-keys-list = In a list
window-key-list-arrows = Up, Down, Left, Right: move to the next cell; Up in the first row moves to the column titles
window-key-list-pages = PageUp, PageDown, Home, End: move a page up or down, or to the first or last row
window-key-list-click = a click: on a row, shows the details of the row; on a title, sorts the table
window-key-list-enter = Enter, a double click: open the name in Inspect; Enter on a title sorts
window-key-list-escape = Escape: closes the details
window-key-list-paste = Ctrl+V: opens the copied names, one per line
window-keys-names = In “Compare names”
window-key-names-arrows = the arrow keys, PageUp, PageDown, Home, End: move from cell to cell, as in a list
window-key-names-enter = Enter, a double click: inspect the name; Enter on a title sorts
window-key-names-delete = Delete: removes the name from the table
window-key-names-escape = Escape: closes the table
window-key-names-paste = Ctrl+V in the name field: adds the copied names, one per line
window-keys-present = While presenting
window-key-present-next = Space, Enter, Right, Down, PageDown, a click: show the next step, or finish the movement
window-key-present-back = Left, Up, PageUp, Backspace, Shift+Space: show the previous step
window-key-present-ends = Home, End: show the first or last step
window-key-present-idle = A: shows or hides the rules that change nothing
window-key-present-sides = S: shows both paragraph directions, step by step together, or only one
window-key-present-again = R: replays the movement
window-key-present-escape = Escape: returns to the window
window-keys-learn = In the tab Learn
window-key-learn-pages = Up, Down, Home, End: move to the next, first or last page in the list of pages
window-key-learn-steps = Left, Right: show the previous or next step of a lesson; in a row of characters, move to the previous or next character
window-key-learn-pick-up = Space or Enter: picks up the character, or puts it down
window-key-learn-carry = Left, Right, Home, End: move the character that you picked up; Escape puts it back
window-keys-mac = On a Mac
window-key-mac-command = Cmd: replaces Ctrl; Alt+Left and Alt+Right move by words, Cmd+Left and Cmd+Right to the ends of the line
window-key-mac-emacs = Ctrl+A, E, B, F, P, N, H, D, K, W: work as in the text fields of other Mac programs

## The bar of the window, and its menus

bar-not-saved = Not saved
bar-not-saved-because = Not saved: { $reason }
bar-dismiss = Dismiss
bar-examples = Examples
bar-present-nothing = Nothing to present in this tab. Open a name in Inspect, a counterexample in Study, or a lesson’s name or solved question.
present-no-name = Nothing to present yet: type a name first.
bar-more-about = Commands, this name or text, files, panes, theme, zoom, help
button-more = More
bar-zoom = Zoom
bar-zoom-percent = { $percent }%
theme-menu = Theme
panes-menu = Panes
strategy-new-name = My strategy
strategy-deleted = Deleted the strategy { $name }. Ctrl+Z restores it.
strategies-known = This window already has all strategies of the file.
strategies-opened =
    { $count ->
        [one] Added 1 strategy to the displays.
       *[other] Added { $count } strategies to the displays.
    }
file-menu = File
# Of a file that is to be text.
file-not-utf8 = the file is not UTF-8 (at byte { $byte })
# What was not done with a file, such as “was not opened”, and why.
file-refused = { $file } { $what }: { $reason }
file-refused-sentence = { $file } { $what }: { $reason }.
# The same after the file.
file-refused-reason = { $what }: { $reason }.
# A file that is open, and that another program has changed.
file-changed = { $file } has changed on disk.
# A file that was read, and that is not there now.
file-gone = { $file } no longer exists.
file-read-again = Reload
# For screen readers.
file-read-again-named = Reload: { $file }
file-keep-as-read = Dismiss: { $said }
# What was copied.
link-copied = a link to the name or text
kept-names = Pinned and recent names
names-pinned = Pinned
names-recent = Recent
name-pins-full = No more names can be pinned. Unpin a name first.
session-opened = Session opened.
# Of a link, of which something was left out.
session-not-whole = was only partly opened
# Why a file holds no session; it stands after the file's name.
session-other = the file is not a session of bidiscope: “format” is not “{ $format }”
session-empty = the file has no “settings”
session-newer = the file is from a newer version of bidiscope
session-too-long = a part of the file is longer than bidiscope allows
# Why a file cannot be read; $reason is in the words of the library that reads JSON.
json-none = the file is not JSON: { $reason }
json-unknown = this version of bidiscope does not know a part of the file: { $reason }
session-not-brought-back = The session was not restored: { $reason }.
session-gone = the file no longer exists
session-bring-back = Earlier sessions
session-remove-about = Removes this session. “Undo” beside the message restores it.
session-removed = Removed the session with { $name }.
session-remove-number = Remove session { $number }

## The window: what it remembers

remembered-nowhere = The work in this window is not saved: { $reason }.
remembered-no-home = this user has no home folder
remembered-no-folder = { $folder } cannot be created: { $reason }
remembered-beside = Another window is open. This window saves its work separately.
remembered-no-locks = { $folder } cannot be locked ({ $reason }). Open only one window: two windows would overwrite each other’s work.
remembered-no-file = { $file } is not a file
remembered-not-saved = The work in this window could not be saved to { $file }: { $reason }.
remembered-disk-waits = The work in this window could not be saved: the disk does not answer.
remembered-preferences-unread = The preferences in { $file } could not be read and are reset to defaults: { $reason }.
remembered-preferences-not-saved = The preferences could not be saved to { $file }.
remembered-session-unread = The session { $file } could not be read: { $reason }.
# What became of a file that could not be read, after that sentence.
remembered-set-apart = The file is kept as { $file }.
remembered-not-set-apart = The file is not replaced, because it cannot be renamed ({ $reason }).
remembered-place-taken = The file is not replaced until you move { $file } away.

## The window: names found by their appearance

appearance-title = Find by appearance
appearance-hint = Type characters as displayed, from left to right
appearance-empty = Matching names are listed while you type.
appearance-by = Displayed by
appearance-by-field = Displays to search
appearance-by-usual = One-to-one, UBA LTR and UBA RTL
appearance-found =
    { $count ->
        [0] { $completeness ->
            [all] { $display }: no name looks like your text
           *[some] { $display }: no name found; the search reached its limit
        }
        [one] { $completeness ->
            [all] { $display }: one name
           *[some] { $display }: at least one name
        }
       *[other] { $completeness ->
            [all] { $display }: { $count } names
           *[some] { $display }: at least { $count } names
        }
    }

## The window: names compared in a table

names-title = Compared names
names-empty = No names yet. Type a name above, or paste several names, one per line.
names-field = Name to add
names-hint = Type or paste names, one per line
names-keep = Add name from field
names-keep-explained = Adds the name in the name field to the table. The row stays when you type a different name.
names-export = Export table
# The way back to the table from Inspect.
names-back = Back to names
names-close-explained = Goes back to the name in the field (Esc)
names-column-number = No.
names-column-number-about = The order in which the names were added
names-column-name-about = The name in the notation chosen for the field, or as characters in logical order
names-column-ways-about = How many different appearances the name has in this table
# Beside a name that stands in the name field alone.
names-in-field = in the field
names-open-explained = Shows this name instead of the table
names-removed-in-field = The name is no longer kept in the table. The row disappears when you change the name field.
# For screen readers: a cell of the row of that name, which has no number.
names-cell-in-field = { $column }, name in the field: { $words }
names-remove-explained = Removes the name from the table
names-too-long = Not compared: longer than { $most } characters
# The title of the display with which the others are compared.
names-reference = { $display } (reference)
names-reference-field = Display to compare with
names-displays = Displays
names-name =
    { $place ->
        [field] The name in the field: { $characters }
       *[table] A name to compare: { $characters }
    }
# For screen readers: the picture of a name in a display.
display-line = { $display }, displayed line

## The window: the menu of a display

pane-menu = Menu of { $display }
pane-menu-explained = Menu of { $display } (or press M in the display)
pane-copy-picture = Picture of the line
pane-copy-picture-explained = Large enough for a slide
pane-copy-as = Copy as
pane-first-difference = Show first difference
pane-steps = Show steps
pane-present-explained = In large type, for an audience (F5)
custom-strategy-new = New strategy from this display
custom-strategy-edit = Edit this strategy
custom-strategy-duplicate = Duplicate this strategy
custom-strategy-delete = Delete this strategy
pane-up = Move up
pane-down = Move down
pane-hide = Hide
pane-reference = Use as reference
pane-no-a-labels = Too long for the DNS: at most 63 octets per label and 253 per name.
pane-copy-percent = With percent escapes
pane-copy-percent-explained = Escapes characters that would end the address in running text, by Davis’s grammar
pane-copy-lesson-step = Lesson step
pane-copy-lesson-step-explained = This name and display, as text for a lesson file
pane-copy-lesson-step-too-long = A name in a lesson has at most { $most } characters.
pane-copy-order = Display order, as code points
pane-copy-order-explained = From left to right, as displayed

## The window: the verdict

verdict-inspect-host = Inspect the host
verdict-condition = condition { $number }
verdict-suggested = Suggested:
verdict-all-reasons = Show all { $count } reasons
verdict-all-warnings =
    { $count ->
        [one] Show the warning
       *[other] Show { $count } warnings
    }
verdict-label-begins = label { $label }: { $direction }
verdict-cell = label { $label }, condition { $number }, { $verdict }
verdict-statement = { $condition } ({ $verdict })

## The window: the details of a display

# { $number } is that of the label.
variants-title = Label { $number } under { $ruleset }
variants-none-in-profile = The profile has no ruleset for the zone of this name.
variants-none = No ruleset is open. Open the ruleset of the parent zone.
variants-no-label = The ruleset does not apply: this input has no label that can be registered.
variants-index = Index label
variants-searching = Generating the variants …
variants-more = Only { $count } labels are listed; labels that may be registered come first.
variants-more-unseen = There may be more variants: only the first { $count } labels were generated.
# How many variants have each disposition, such as “allocatable: 4, blocked: 271”.
variants-of-disposition = { $disposition }: { $count }
variants-itself = label of the name
# A row of another name, or of a variant of a label: $answer is “allowed”, “refused” with the reason, or a disposition.
name-row =
    { $whose ->
        [own] Label of the name: { $label }, { $answer }
       *[other] { $label }, { $answer }
    }
# What differs from the label, such as “2: U+05DA”.
variants-differs = Differs at { $differences }.
# What the list of variants shows: $display is the selected display.
variants-shown-as = Displayed by { $display }. An amber background marks the differences from the label of the name.
variants-without-face =
    { $count ->
        [one] No font has { $characters }; it is shown as a numbered box.
       *[other] { $count } characters are shown as numbered boxes, because no font has them: { $characters }.
    }
display-letter = Letter { $letter }
deciding-step = Show the deciding step ({ $step })
collisions-all-show = All names look like this:
why-here = Why { $character } is at its position
why-too-long = No summary: the input has { $count } characters, more than { $most }. The tab Steps shows every rule.
why-no-step = No step changes this character.
why-show-step = Show this step
rules-variants = Variants of the label
rules-ruleset = Result of the ruleset
more-rows = { $count } more rows are not listed. “bidiscope lgr show” lists all rows.
and-more = and { $count } more
proposal-interpretation = Note on { $place }
proposal-with =
    { $count ->
        [one] With { $controls } (1 character):
       *[other] With { $controls } ({ $count } characters):
    }
proposal-copy-html = Copy as HTML
proposal-copied-html = HTML with isolates

## The window: the editor of a custom strategy

custom-strategies-full = At most { $most } custom strategies are possible. Delete a strategy first.
custom-strategy-my = My { $display }
custom-strategy-delete-explained = Deletes the strategy. Ctrl+Z restores it.
custom-strategy-name = Name of the strategy
custom-strategy-name-hint = A name
# For screen readers: an option of a strategy.
choice-named = { $option }: { $value }
choice-without-effect = { $option }: { $value }. Without effect: { $reason }
custom-separators = Custom separators
custom-separators-hint = such as ./
custom-separators-refused = Use each character once. Letters, digits and marks are not allowed.
custom-strategy-written = As text
custom-strategy-written-field = The strategy as text
custom-strategy-not-read = Not read: { $reason }
custom-strategy-copied = the strategy as text

## The window: the steps of a display

trace-changes-nothing = changes nothing
trace-glossary = Open the glossary
trace-glossary-explained = The glossary explains classes and terms.
data-version-explained = In Unicode 3.1 (2001), 342 characters had a different class than today. Hyphen-minus and plus were ET, the solidus was ES.
trace-first = First step
trace-before = Previous step
trace-next = Next step
trace-last = Last step
trace-step = Step
trace-step-number = step { $number } of { $count }
trace-all-rules = all rules
trace-all-rules-explained = Show rules that change nothing
with-colon = { $text }:
nothing = nothing
trace-mode = mode
trace-mode-left-to-right = L, left-to-right
trace-mode-right-to-left = R, right-to-left
trace-accumulator = accumulator
trace-stack = stack, top at the right
# For screen readers.
trace-part =
    { $count ->
        [one] { $part }, 1 character
       *[other] { $part }, { $count } characters
    }
# The class and the level of a character, then where it is (trace-cell-place).
trace-cell =
    { $when ->
        [by] { $level ->
            [none] by { $rule }: { $class }
           *[other] by { $rule }: { $class }, level { $level }
        }
       *[after] { $level ->
            [none] after { $rule }: { $class }
           *[other] after { $rule }: { $class }, level { $level }
        }
    }
trace-cell-place =
    { $state ->
       *[placed] , at position { $position } from the left
        [stack] , on the stack
        [accumulator] , in the digit accumulator
        [input] , still in the input
        [removed] , ignored
        [none] { "" }
    }

## The window: presenting

present-all-rules = all rules (A)
present-both = both paragraphs (S)
present-again = replay (R)
present-back = back (Left)
present-next = next (Space)
present-leave = leave (Esc)
present-mode-left-to-right = mode L: left-to-right
present-mode-right-to-left = mode R: right-to-left
present-accumulator = digit accumulator
# For screen readers: what is below a character.
presented-cell =
    { $change ->
        [from] { $character }: { $figure }, was { $before }
        [changed] { $character }: { $figure }, changed
       *[none] { $character }: { $figure }
    }
presented-cell-differs =
    { $differs ->
       *[yes] , different in the other display
        [no] { "" }
    }
present-changing-rules = only rules that change something
present-both-on = both paragraphs
present-both-off = one paragraph
present-reversing = Level { $level }: reverse every run at this level or higher
present-moving = The characters move to their positions
present-below = below each character: { $what }
present-step = step { $number } of { $count }, { $rule }
present-no-step = this display does not have this step
present-first-difference = The displays differ from this step on: { $sentence }
present-differ-since = The displays differ from rule { $rule } on.
present-no-difference-yet = Only the paragraph directions differ so far.
present-difference-at-the-end = At the end: { $sentence }

## The window: exporting a name

label-show = Show
export-preset-about =
    { $preset ->
        [figure]
            { $of ->
                [names] The names on one page, with their displays and a legend: .svg, .png or .pdf.
               *[name] The displays as rows on one page: .svg, .png or .pdf.
            }
        [sheets] A sheet for each name, all in one file: .pdf.
        [table] A row for each name, with the columns of “bidiscope scan” and columns for each display: .csv.
        [sheet]
            { $of ->
                [text] The levels, the characters and the displays: .pdf, .png or .svg.
               *[name] The verdict, the characters, the displays and the findings: .pdf, .png or .svg.
            }
        [report]
            { $of ->
                [names] The findings of each name, for a browser: .html.
               *[name] All results, for a browser: .html.
            }
       *[data] All results, for programs: .json.
    }
export-more = “bidiscope sheet --help” lists more choices: the line or the steps of one display, paper sizes, colours.
export-first-page = The first page
export-picture-too-large = { $reason }, which is too large. Choose PDF
copy-picture-too-large = { $reason }, which is too large
copy-picture-too-large-for-clipboard = the picture is too large for the clipboard. “bidiscope sheet --pane” writes the picture to a file
export-form = Format:
export-language = Language:
export-stopped = Export stopped.
export-not-written = Not written: { $reason }.
export-task = The export
export-laying-out = Laying out the pages
export-pages =
    { $count ->
        [one] 1 page
       *[other] Page 1 of { $count }
    }
export-first-sheet =
    { $count ->
        [one] First sheet: 1 page
       *[other] First sheet: page 1 of { $count }
    }
export-pages-with-size = { $pages }, { $width } by { $height } pixels

## The window: the tab List

table-column-line =
    .about = The line on which the name begins.
table-column-name =
    .about = The name in the reference display, with which all other displays are compared.
table-column-name-as = Name, { $display }
table-column-display = The name in this display. Characters that moved, compared with the reference display, are marked.
table-column-kept = From the list
    .about = Columns of the list that you choose in the menu “Columns”, such as the applicant
table-column-registration =
    .about = Whether the name may be registered, and if not, why.
table-column-parent =
    .about = The zone of the profile that contains the name, or a dash if no zone contains it.
table-column-bidi-rule =
    .about = The conditions of the Bidi rule that the name violates.
table-column-matches =
    .about = How many other names of the list are the same or look the same as this name, by paragraph direction.
table-column-against-name = Other list
    .about = The matching name of the other list, its line, and the match: same, variant, looks the same or similar.
table-column-ascii-name =
    .about = The name as it is stored in the DNS.

list-table = Names of the list
list-heading =
    { $order ->
        [ascending] { $column }: sorted, ascending
        [descending] { $column }: sorted, descending
       *[none] { $column }: sort by this column
    }
list-row-of = row { $row } of { $count }
list-row-out-of-view = row { $row } of { $count }, out of view
list-cell = { $column }, line { $line }: { $words }
list-name-too-long = { $count } characters: too long to draw
list-given-as-a-label = A-label in the list:
list-first-names = Checking the first names …
list-filtering = Filtering …
list-without-names = This list has no names: every line is blank or begins with #.
list-no-match = No name matches the filters.

list-file-field = List:
list-form = Format of the list
list-notation = Notation of the list
list-column-field = Column with the names
list-zone-column = Column with the zones
list-zone-column-hint = no zone column
list-choose-zone-column = Choose zones
list-holder-column = Column with the holders
list-holder-column-hint = no holder column
list-choose-holder-column = Choose holders
list-columns-of-list = Columns of the list, shown and saved with the names:
list-other-field = Other list:
list-other-hint = Registered names
list-other-explained = Registered names (with zone), or a .bidx index, to compare with this list.
list-other-compare = Compare
list-other-column = Column of the other list
list-other-choose-column = Choose other list’s column
list-other-zone-column = Column of the other list’s zones
list-other-choose-zone-column = Choose other list’s zones
list-other-holder-column = Column of the other list’s holders
list-other-choose-holder-column = Choose other list’s holders
list-other-remove = Remove the other list
list-other-reading = reading the other list
list-other-not-read = The other list could not be read: { $reason }.
registered-holder = Applicant
registered-holder-hint = holder, as written in the list
registered-reading = Reading the registered names …
registered-not-read = The registered names in { $file } could not be read: { $reason }.
applications-not-read = The list of applications { $file } could not be read: { $reason }.
profile-list-needs-column = the file is read as { $format }, and the profile does not say which column has the names
list-other-unreadable =
    { $count ->
        [one] Line { $line } of the other list cannot be read.
       *[other] { $digits } lines of the other list cannot be read. The first is line { $line }.
    }
list-other-not-names = most entries are not names (first: line { $line }). The list is read as { $format }
list-other-outside-profile = no name of the list is in a zone of the profile. Write each name with its zone, or choose the column with the zones
list-other-outside-zone = no name of the list is in the zone { $zone }. Write each name with its zone, or choose the column with the zones
list-trimmed =
    { $count ->
        [one] White space removed from 1 name
       *[other] White space removed from { $digits } names
    }
list-compare-with = Compare with { $display }
list-display-of-names = Display of the names
list-display-is-there = The column Name already has this display.
list-columns = Columns
# How the names are judged: $below is “nothing” without a zone; $outside counts the names that are not in it, as $digits.
list-under-profile =
    { $outside ->
        [0] Judged by the profile { $profile }
        [one] Judged by the profile { $profile }. 1 name is outside the zones of the profile.
       *[other] Judged by the profile { $profile }. { $digits } names are outside the zones of the profile.
    }
list-under-ruleset =
    { $below ->
        [nothing] Judged by { $ruleset }
       *[other] { $outside ->
            [0] The label below { $zone } is judged by { $ruleset }
            [one] The label below { $zone } is judged by { $ruleset }. The ruleset does not apply to 1 name outside this zone.
           *[other] The label below { $zone } is judged by { $ruleset }. The ruleset does not apply to { $digits } names outside this zone.
        }
    }
outside-zone-of-ruleset = The ruleset does not apply outside { $zone }.
list-variant-disposition = { $disposition } variant
list-sources = Sources
# For screen readers; $said is “file-changed” or “file-gone”.
list-sources-changed = Sources. { $said }
list-sources-explained = Shows the file, its format, the parent zone, and another list to compare with
list-save-about = Saves { $names } in the order of the table, with the columns of “bidiscope scan”.
list-saving = Saving …
list-saved = Saved { $names } to { $file }.
list-nothing-saved = Nothing was saved.
list-beside-about = Save in the folder of the list, with an automatic file name:
list-save-sheet = Save sheet (PDF)
list-save-sheets = Sheets (PDF): { $names }
list-too-many-sheets = At most { $most } sheets can be saved at once. Show fewer names.
list-save-report = Report of the whole list (HTML)
list-choose-column = Choose column
list-stop-saving = Stop saving
list-start-again = Start again
list-stopped = Stopped: later names are missing, and matches are not known.
list-too-many = Only the first { $names } of the list are read. “bidiscope scan” reads lists of any length.
list-not-read = The list could not be read: { $reason }.
list-rest-not-read = The rest of the list could not be read: { $reason }.
list-looking-for-groups = finding names that look the same
list-no-thread = the system could not start a thread
list-nothing-pasted = Nothing was pasted: the text is empty.
list-nothing-to-open = This line has no text to open in Inspect.
list-from-clipboard = From the clipboard
list-example = Example list
time-left =
    { $unit ->
        [minutes] about { $count } minutes left
       *[seconds] about { $count } s left
    }

# The counters above the table, which are filters.
list-shown-of = { $shown } of { $names }
# $by says what is asked: whether names look the same, or are variants under a ruleset too.
list-matched =
    { $by ->
        [variants] { $count ->
            [one] { $digits } looks the same or is a variant
           *[other] { $digits } look the same or are variants
        }
       *[looks] { $count ->
            [one] { $digits } looks the same
           *[other] { $digits } look the same
        }
    }
list-matched-other =
    { $count ->
        [one] { $digits } matches the other list
       *[other] { $digits } match the other list
    }
list-show-all = Show all
list-where = Filter by display
list-where-relation = Relation
list-where-other = Second display
list-filter-condition = Condition
list-filter-any-condition = any condition
list-any-violation = Violates a condition
list-violates-condition = Violates condition { $number }
list-filter-rule = Rule
list-filter-any-rule = any rule
list-filter-script = Script
list-filter-any-script = any script
list-filter-text = Text in the name
list-filter-is = { $filter }: { $words }
list-remove-filter = Remove the filter “{ $filter }”

list-details = Details
list-line = Line { $line }
list-open-in-inspect = Open in Inspect
list-open-line-in-inspect = Open line { $line } in Inspect
list-selected = selected
list-more-members = More in the table: { $names }.
list-no-group = No other name of the list looks like this name.
list-groups-unknown = Names that look the same are listed once the whole list is read.

list-start-heading = Which names of a list may be registered, and which look the same?
list-start-about = A list is a file with one name per line. bidiscope says which names IDNA2008 permits, and finds names that are the same or look the same.
list-start-how = Type the path of a file, choose a file, drop a file onto the window, or paste names (Ctrl+V). Blank lines and lines that begin with # are skipped.
start-example = Or begin with an example:
list-open-example = Open the example list

file-path-hint = Path of a file
file-not-opened = was not opened
file-not-written = was not written

# What a fault of the program ended.
task-fault = { $task } stopped because of a fault of the program: { $fault }.
task-without-result = { $task } ended without a result.
task-file-dialog = The file dialog
task-list = Reading the list
task-collisions = The search for names that look the same
task-ruleset = Reading the ruleset
task-registered = Comparing with the registered names
task-variants = The search for variants
task-sorting = Sorting
task-saving = Saving
task-search = The search
task-copying = Copying
task-study = The study
task-deciding = Deciding for all lengths

## The window: the tab Text

text-paragraphs = Direction
text-paragraph-direction = Direction of the paragraphs
text-shown-directions = Directions to show
text-after = After
text-after-display = Identifiers in the column After
text-reads-userinfo = userinfo
text-reads-userinfo-about = Read user@ before the host, and mail addresses
text-reads-port = port
text-reads-port-about = Read :80 after the host
text-reads-ip = IP hosts
text-reads-ip-about = Read 192.0.2.1 and [2001:db8::1] as hosts
text-reads-numbers = numbers
text-reads-numbers-about = Find phone numbers and formulas too. Numbers and formulas run from left to right.
# { $count } is how many characters end an address.
text-end-at =
    { $count ->
        [0] End address at
       *[other] End address at { $characters }
    }
text-end-at-about = Characters that end an address. Davis’s proposal leaves this choice open.
text-characters = Character counts
text-characters-about = How often each character occurs in the identifiers
text-characters-copy = Copy all counts
text-character-exception = exception of Davis’s grammar
text-remove-controls = Remove inserted controls
text-remove-controls-about = Removes the controls that Dürst, Davis, isolates or the one-to-one display insert, so that bidiscope finds the identifiers. Your own text is kept.
text-links = Links by
text-links-menu = Links
text-links-rules = Rules that find links
text-links-only-for-davis = Only Davis’s grammar has this option
text-with-davis = Text with Davis’s controls
text-with-durst = Text with Dürst’s controls
text-with-ltr-isolates = Text with left-to-right isolates
text-with-fs-isolates = Text with first strong isolates
text-with-one-to-one = Text in the one-to-one display (LRO…PDF): names copied from this text are different names
text-interpretation = Interpretation of Davis’s proposal
text-identifiers =
    { $count ->
        [one] 1 identifier
       *[other] { $count } identifiers
    }
text-top-level-domains = Domains without a scheme are found by their top-level domain (list of { $date })
text-violating = { $count } violating RFC 5893
text-unreadable = { $count } unreadable
text-searched = { $percent }% searched
text-searched-left = { $percent }% searched, { $seconds } s left
text-stopped-at = stopped at { $percent }%
text-search-again = Search again

text-start-heading = How do names look inside a sentence?
text-start-about = Type or paste running text above, or drop a file onto the window. bidiscope finds domain names and addresses, and says which of them satisfy RFC 5893. The column Before shows each paragraph by the UBA alone. The column After adds controls that keep each address in order. Click a name to inspect it.

text-field = Running text
text-field-hint = Type or paste text with names and addresses, or drop a file onto the window
text-way-back = Back to your text
text-before-kept = Your own text is kept.
text-discard = Discard own text
text-discard-confirmed = Discard your text
text-size =
    { $unit ->
        [megabytes] { $size } MB
       *[kilobytes] { $size } kB
    }
text-too-long-to-edit = { $size }: too long to edit in this tab

text-heading-before = Before: the UBA alone
text-controls = Hidden characters: { $count }
text-heading-after = After: { $display }
text-heading-after-in-order = After: { $display }, { $order }
text-changes = differs
text-same = same
text-part = part { $number }
text-paragraph =
    { $how ->
        [automatic] Paragraph { $number }  auto: { $direction }
       *[chosen] Paragraph { $number }  { $direction }
    }
text-as-all = Like all paragraphs: { $direction }
text-display =
    { $when ->
        [before] { $direction }, before: { $text }
       *[after] { $direction }, after: { $text }
    }
text-separator = separator
text-in-identifier = { $field }, in identifier { $number }
text-identifier = identifier { $number }: { $text }, { $description }

## The window: the tab Study

study-classes = Classes:
study-classes-paper = From the 2001 paper
study-classes-paper-about = The seven classes of the one-to-one algorithm
study-classes-rfc = From RFC 5893
study-classes-rfc-about = The classes that the Bidi rule allows in labels, except BN (joiners)
study-length = Length up to:
study-length-cut = The length { $typed } was reduced to { $most }, the greatest possible length.
study-with-own = with custom strategies
study-with-own-about = All custom strategies of this window
study-start = Start
study-no-thread = The study was not started: the system could not start a thread.
study-sequences = { $count } sequences, for each display and property
study-earlier = Earlier results
study-file-of-results = Results file
study-opened = Opened the results of a study.
study-is-running = a study is running
study-file-right = The result in the file is correct.
study-file-wrong = The result in the file was wrong. The table now has the correct result.
study-stopped = The study was stopped. The table has the results so far.
study-stopped-at-once = The study was stopped before it had a result.
study-nothing-decided = Nothing was decided: the system could not start a thread.
study-deciding = deciding for all lengths: { $done } of { $total } results
study-deciding-again = Deciding this property for all lengths …
study-decide-again = Decide again
study-column-length = length
study-column-cases = cases
study-column-examples = counterexamples
study-column-distinct = with different characters
study-column-distinct-about = Counterexamples if two characters of the same class count as different. Reversing “-+” then shows a change; reversing “--” does not.
# Where a counterexample has marks or what is invisible.
study-invisible-count = Two displays are the same if they have the same character at every position. Marks and invisible characters count too.
# $classes: short names, such as “L, R, EN”
# Above the counterexamples that are drawn.
study-examples-shown = { $shown } of { $count } counterexamples of length { $length }
study-proof = Proved by finite automata for all sequences of { $classes }, of any length (see docs/theorems.md).
study-back = Back to the table
study-inspect-sequence = Inspect { $classes }
study-no-name = This sequence cannot be read as a name: a label is empty
study-display-shows = { $display } shows
study-all-lengths = all lengths
study-to = to length { $length }
study-from = from length { $length }

study-start-heading = Which displays have which properties?
study-about = A study tests each display with every sequence of bidi classes up to a length, one character for each class. Can two sequences look the same? Do labels stay together and in order? Do both paragraph directions agree? Is RFC 5893 satisfied? Sequences whose displays differ only in the order of characters of one class are counted separately.
study-about-automata = Before the test, finite automata try to prove each property for every length, or to find a shortest counterexample.
study-about-start = Choose the classes and the length above, then click Start. To open saved results, drop the file onto the window or use the menu File.
dialog-all-files = All files
dialog-names-no-file = the dialog returned no file
dialog-no-file-here = the dialog returned a file that is not on this computer
dialog-ended = the dialog ended without an answer
dialog-no-desktop = there is no desktop
dialog-desktop-silent = the desktop does not answer
dialog-no-portal = the desktop has no portal for file dialogs
dialog-no-session-bus = there is no session bus
dialog-no-thread = the system could not start a thread for the dialog
clipboard-no-answer = Not pasted: the program that owns the clipboard does not answer.
clipboard-not-copied = Not copied. The clipboard reports: { $why }.
file-link = The link

arrangement-rows = Rows
arrangement-side-by-side = Side by side

export-preset-figure = Figure
export-preset-sheet = Sheet
export-preset-report = Report
export-preset-data = Data
export-preset-table = Table
