// What ICU's UTS #46 makes of names, for tools/compare_uts46.py: names as code points on standard input, one a line;
// for each a line of four columns: what ToASCII yields, nontransitional (`-` where it fails), its errors, and the same
// two transitional. The first line says which ICU and which Unicode it is; the second lists the code points that this
// Unicode does not assign, as ranges.
//
//     java -cp icu4j.jar tools/Uts46.java < names

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.IDNA;
import com.ibm.icu.util.VersionInfo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

public final class Uts46 {
    private static final int CHECKS = IDNA.CHECK_BIDI | IDNA.CHECK_CONTEXTJ | IDNA.USE_STD3_RULES;

    public static void main(String[] arguments) throws IOException {
        IDNA nontransitional = IDNA.getUTS46Instance(CHECKS | IDNA.NONTRANSITIONAL_TO_ASCII);
        IDNA transitional = IDNA.getUTS46Instance(CHECKS);
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        out.println("ICU " + VersionInfo.ICU_VERSION + ", Unicode " + UCharacter.getUnicodeVersion());
        out.println(unassigned());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            StringBuilder name = new StringBuilder();
            for (String codePoint : line.trim().split(" ")) {
                name.appendCodePoint(Integer.parseInt(codePoint, 16));
            }
            out.println(answer(nontransitional, name) + "\t" + answer(transitional, name));
        }
        out.flush();
    }

    private static String answer(IDNA processing, CharSequence name) {
        IDNA.Info info = new IDNA.Info();
        StringBuilder ascii = processing.nameToASCII(name, new StringBuilder(), info);
        return (info.hasErrors() ? "-" : ascii) + "\t" + info.getErrors();
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
