// Answers for a Java runtime: orders by java.text.Bidi (`java Jdk.java uba`), names by java.net.IDN, which is IDNA2003
// (`java Jdk.java idna`). For the lines see lines.py.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.IDN;
import java.text.Bidi;

public final class Jdk {
    public static void main(String[] arguments) throws IOException {
        boolean orders = arguments[0].equals("uba");
        PrintStream out = new PrintStream(System.out, false, "UTF-8");
        out.println("Java " + System.getProperty("java.version") + (orders ? " java.text.Bidi" : " java.net.IDN (IDNA2003)"));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] parts = line.trim().split(" ");
            StringBuilder text = new StringBuilder();
            for (int part = orders ? 1 : 0; part < parts.length; part++) {
                text.appendCodePoint(Integer.parseInt(parts[part], 16));
            }
            out.println(orders ? order(parts[0].equals("R"), text.toString()) : name(text.toString()));
        }
        out.flush();
    }

    private static String order(boolean rtl, String text) {
        int base = rtl ? Bidi.DIRECTION_RIGHT_TO_LEFT : Bidi.DIRECTION_LEFT_TO_RIGHT;
        try {
            Bidi bidi = new Bidi(text, base);
            int count = text.codePointCount(0, text.length());
            byte[] levels = new byte[count];
            Integer[] places = new Integer[count];
            for (int place = 0; place < count; place++) {
                levels[place] = (byte) bidi.getLevelAt(text.offsetByCodePoints(0, place));
                places[place] = place;
            }
            Bidi.reorderVisually(levels, 0, places, 0, count);
            StringBuilder answer = new StringBuilder();
            for (Integer place : places) {
                answer.append(place).append(' ');
            }
            return answer.toString().trim();
        } catch (RuntimeException error) {
            return "?";
        }
    }

    private static String name(String text) {
        try {
            return "+\t" + IDN.toASCII(text, IDN.USE_STD3_ASCII_RULES);
        } catch (RuntimeException error) {
            return "-\t" + String.valueOf(error.getMessage()).replaceAll("\\s+", " ");
        }
    }
}
