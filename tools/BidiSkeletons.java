// ICU's bidiSkeletons of names, for tools/compare_skeletons.py: names as code points on standard input, one a line; for
// each a line of two columns, the skeletons for a left-to-right and for a right-to-left paragraph, as code points. The
// first line says which ICU and which Unicode it is; the second lists the code points that this Unicode does not
// assign, as ranges.
//
//     java -cp icu4j.jar tools/BidiSkeletons.java < names

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Bidi;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.util.VersionInfo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

public final class BidiSkeletons {
    public static void main(String[] arguments) throws IOException {
        SpoofChecker checker = new SpoofChecker.Builder().build();
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        out.println("ICU " + VersionInfo.ICU_VERSION + ", Unicode " + UCharacter.getUnicodeVersion());
        out.println(unassigned());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            StringBuilder name = new StringBuilder();
            for (String codePoint : line.trim().split(" ")) {
                name.appendCodePoint(Integer.parseInt(codePoint, 16));
            }
            out.println(codePoints(checker.getBidiSkeleton(Bidi.LTR, name.toString()))
                    + "\t" + codePoints(checker.getBidiSkeleton(Bidi.RTL, name.toString())));
        }
        out.flush();
    }

    private static String codePoints(String text) {
        String all = text.codePoints().mapToObj(it -> String.format("%04X", it)).collect(Collectors.joining(" "));
        return all.isEmpty() ? "0" : all;
    }

    private static String unassigned() {
        StringBuilder ranges = new StringBuilder();
        int start = -1;
        for (int value = 0; value <= 0x110000; value++) {
            boolean isUnassigned = value < 0x110000 && UCharacter.getType(value) == UCharacter.UNASSIGNED;
            if (isUnassigned && start < 0) {
                start = value;
            } else if (!isUnassigned && start >= 0) {
                ranges.append(String.format("%04X-%04X ", start, value - 1));
                start = -1;
            }
        }
        return ranges.toString().trim();
    }
}
