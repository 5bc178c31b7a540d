// Answers for ICU4J: orders (`java -cp icu4j.jar Icu4j.java uba`) and UTS #46 (`... idna`). For the lines see lines.py.

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.text.Bidi;
import com.ibm.icu.text.IDNA;
import com.ibm.icu.util.VersionInfo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;

public final class Icu4j {
    private static final IDNA PROCESSING = IDNA.getUTS46Instance(
        IDNA.CHECK_BIDI | IDNA.CHECK_CONTEXTJ | IDNA.USE_STD3_RULES | IDNA.NONTRANSITIONAL_TO_ASCII);

    public static void main(String[] arguments) throws IOException {
        boolean orders = arguments[0].equals("uba");
        PrintStream out = new PrintStream(System.out, false, "UTF-8");
        out.println("ICU4J " + VersionInfo.ICU_VERSION.getVersionString(2, 4) + ", Unicode " + UCharacter.getUnicodeVersion().getVersionString(2, 4));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] parts = line.trim().split(" ");
            StringBuilder text = new StringBuilder();
            for (int part = orders ? 1 : 0; part < parts.length; part++) {
                text.appendCodePoint(Integer.parseInt(parts[part], 16));
            }
            out.println(orders ? order(parts[0].equals("R"), text.toString()) : name(text));
        }
        out.flush();
    }

    private static String order(boolean rtl, String text) {
        Bidi bidi = new Bidi();
        bidi.setPara(text, rtl ? Bidi.RTL : Bidi.LTR, null);
        StringBuilder answer = new StringBuilder();
        for (int unit : bidi.getVisualMap()) {
            if (!Character.isLowSurrogate(text.charAt(unit))) {
                answer.append(text.codePointCount(0, unit)).append(' ');
            }
        }
        return answer.toString().trim();
    }

    private static String name(CharSequence text) {
        IDNA.Info info = new IDNA.Info();
        StringBuilder ascii = PROCESSING.nameToASCII(text, new StringBuilder(), info);
        return info.hasErrors() ? "-\t" + info.getErrors() : "+\t" + ascii;
    }
}
