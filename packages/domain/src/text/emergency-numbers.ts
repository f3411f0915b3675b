/** Whom to call in a country. */
export interface EmergencyNumbers {
  /** Answers for all three; empty where each has its own. */
  readonly all: string;
  readonly police: string;
  readonly ambulance: string;
  readonly fire: string;
}

/**
 * Code, number for everything, police, ambulance, fire brigade; a dash where there is none of its own.
 * 112 is answered in the whole EU by law (Directive (EU) 2018/1972, article 109), and in the other countries where it
 * stands here by their own. National numbers are those that police, ambulances and fire brigades of the
 * countries give for themselves. As of November 2026. A country that is not sure is not here.
 */
const TABLE = `
AD 112 110 116 118
AL - 129 127 128
AM 112 102 103 101
AT 112 133 144 122
AU 000 - - -
AZ 112 102 103 101
BA - 122 124 123
BE 112 101 - -
BG 112 - - -
BY - 102 103 101
CA 911 - - -
CH 112 117 144 118
CN - 110 120 119
CY 112 - - -
CZ 112 158 155 150
DE 112 110 - -
DK 112 - - -
EE 112 - - -
EG - 122 123 180
ES 112 - - -
FI 112 - - -
FO 112 - - -
FR 112 17 15 18
GB 112/999 - - -
GE 112 - - -
GL 112 - - -
GR 112 100 166 199
HR 112 192 194 193
HU 112 107 104 105
IE 112/999 - - -
IL - 100 101 102
IN 112 - - -
IS 112 - - -
IT 112 - 118 115
JO 911 - - -
JP - 110 119 119
KR - 112 119 119
LI 112 117 144 118
LT 112 - - -
LU 112 113 - -
LV 112 - - -
MA - 19 15 15
MC 112 17 - 18
MD 112 - - -
ME 112 122 124 123
MK - 192 194 193
MT 112 - - -
MX 911 - - -
NL 112 - - -
NO - 112 113 110
NZ 111 - - -
PL 112 997 999 998
PT 112 - - -
RO 112 - - -
RS - 192 194 193
SE 112 - - -
SI 112 113 - -
SK 112 158 155 150
TH - 191 1669 199
TN - 197 190 198
TR 112 - - -
UA - 102 103 101
US 911 - - -
XK 112 192 194 193
`;

const numbers = new Map(TABLE.trim().split('\n').map(rowOf));

/** The emergency numbers of a country by its ISO code; null where we do not know them for sure. */
export function emergencyNumbersOf(code: string): EmergencyNumbers | null {
  return numbers.get(code) ?? null;
}

function rowOf(line: string): [code: string, numbers: EmergencyNumbers] {
  const [code = '', ...cells] = line.split(' ');
  const [all = '', police = '', ambulance = '', fire = ''] = cells.map((cell) =>
    cell === '-' ? '' : cell,
  );
  return [code, { all, police, ambulance, fire }];
}
