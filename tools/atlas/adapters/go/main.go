// Answers for Go: orders by golang.org/x/text/unicode/bidi (`go uba VERSION`), names by golang.org/x/net/idna with every check
// (`go idna VERSION`). For the lines see ../lines.py.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"

	"golang.org/x/net/idna"
	"golang.org/x/text/unicode/bidi"
)

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(make([]byte, 1<<20), 1<<20)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	orders := os.Args[1] == "uba"
	if orders {
		fmt.Fprintf(out, "Go x/text/unicode/bidi %s, Unicode %s\n", os.Args[2], bidi.UnicodeVersion)
	} else {
		fmt.Fprintf(out, "Go x/net/idna %s, Unicode %s\n", os.Args[2], idna.UnicodeVersion)
	}
	profile := idna.New(idna.MapForLookup(), idna.BidiRule(), idna.Transitional(false), idna.StrictDomainName(true),
		idna.ValidateLabels(true), idna.CheckHyphens(true), idna.CheckJoiners(true), idna.VerifyDNSLength(true))
	for in.Scan() {
		fields := strings.Fields(in.Text())
		direction := ""
		if orders {
			direction, fields = fields[0], fields[1:]
		}
		var text []rune
		for _, field := range fields {
			point, _ := strconv.ParseUint(field, 16, 32)
			text = append(text, rune(point))
		}
		if orders {
			fmt.Fprintln(out, order(direction, string(text)))
			continue
		}
		ascii, err := profile.ToASCII(string(text))
		if err != nil {
			fmt.Fprintf(out, "-\t%s\n", strings.Join(strings.Fields(err.Error()), " "))
		} else {
			fmt.Fprintf(out, "+\t%s\n", ascii)
		}
	}
}

// order puts the runs next to each other as they come; those from right to left are turned round.
func order(direction, text string) (answer string) {
	defer func() {
		if recover() != nil {
			answer = "?"
		}
	}()
	base := bidi.LeftToRight
	if direction == "R" {
		base = bidi.RightToLeft
	}
	var paragraph bidi.Paragraph
	if _, err := paragraph.SetString(text, bidi.DefaultDirection(base)); err != nil {
		return "?"
	}
	runs, err := paragraph.Order()
	if err != nil {
		return "?"
	}
	var places []string
	for number := 0; number < runs.NumRuns(); number++ {
		run := runs.Run(number)
		first, last := run.Pos()
		for step := 0; step <= last-first; step++ {
			place := first + step
			if run.Direction() == bidi.RightToLeft {
				place = last - step
			}
			places = append(places, strconv.Itoa(place))
		}
	}
	return strings.Join(places, " ")
}
