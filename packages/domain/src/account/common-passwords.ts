import { isTrivialPassword } from './trivial-password.ts';

/**
 * What people try first, put together from everyday words, names, clubs and keyboard patterns that lists of
 * leaked passwords show again and again, the German ones included. Only those of the allowed length; in
 * small letters.
 */
const LIST = `
  000000 101010 102030 111111 112233 11223344 121212 123123123 123321 123456 1234567 12345678
  123456789 1234567890 12345678910 123456a 123456b 12345a 12345q 12345qwert 1234abcd 1234qwer
  147258 147258369 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 654321 666666 789456 789456123
  987654321 a123456 a1234567 a12345678 aa123456 aaaaaa abc123 abc1234 abc12345 abcabc abcd1234
  abcdef abcdefg abcdefgh access access14 admin1 admin12 admin123 admin1234 administrator
  alexander alexander1 alexandra amazon amen123 andrea andreas andreas1 andrew angel1 angela
  angelika angels anna123 anonym anonymous anthony apfel123 apple123 april1 arschloch
  arschloch1 asdasd asdf1234 asdfgh asdfghjkl ashley asshole audi123 audia4 austria autobahn
  baby123 babyboy babygirl banana banane barbara baseball basketball batman batman1 bayern
  bayern1 bayern123 bayernmuenchen bbbbbb benjamin benutzer benutzer1 berlin berlin1 berlin123
  bier123 biteme black1 blau123 blessed blue123 blume123 blumen bmw123 borussia borussia09
  bremen bruder butterfly bvb09bvb bvb123 bvb1909 callofduty camping camping1 change123
  changeit changeme charlie charlie1 cheese cherry chocolate christian christian1 claudia
  coffee computer computer1 cookie cookie1 corvette counterstrike daniel daniel1 default
  deutschland deutschland1 dezember diamond dieaerzte dienstag dieter dietotenhosen dominik
  donald donnerstag dortmund drache dragon dragon1 dragon123 dresden ducati eagle1 ebay123
  effzeh einloggen eminem engel123 engelchen erdbeere europa facebook facebook1 fahrtwind
  fahrtwind1 fahrtwind123 falcon familie familie1 family fcbayern fcbayern1 fckoeln februar
  february ferien ferrari ferrari1 fickdich fickdich1 florian flower flower1 foobar foobar1
  football football1 fortnite frankfurt freedom freiheit freitag freunde friday friends frodo1
  fruehling frühling fuckoff fuckyou fuckyou1 fussball fussball1 fussball123 fußball fußball1
  gamer123 gaming gandalf garfield gast123 geheim geheim1 geheim12 geheim123 geheimnis george
  germany germany1 ginger gitarre golden golfgti google google1 google123 gott123 green1
  gruen123 gruezi guenther guest123 guitar hacker hacker1 hallo1 hallo12 hallo123 hallo1234
  hallohallo hallowelt hamburg hamburg1 hannah hannah1 hannover harley harley1 harrypotter
  hasi123 hasihasi heaven hello1 hello123 hellohello helloworld helmut herbst hertha hobbit
  hockey hsv1887 hunter hunter2 ichhassedich ichliebdich ichliebedich iloveu iloveyou iloveyou1
  iloveyou2 instagram internet internet1 iphone ironman italien januar january jennifer jessica
  jessica1 jesus1 jesuschrist johannes jonas123 jordan jordan23 joshua juergen julia123 julian
  jürgen kaffee kaffee123 katharina kennwort kennwort1 kennwort123 killer killer1 kinder
  kirsche koeln1 laura123 leipzig letmein letmein1 liebling linkedin linux123 lisa123 login123
  loginlogin lorem123 lovely loveme lover1 loveyou lukas123 mama123 mamapapa manager manager1
  manfred marie123 markus martin martin1 master master1 master123 matrix matthew matthias
  mausebaer mausi1 mausi123 maximilian melanie melanie1 mercedes mercedes1 merlin metallica
  michael michael1 michelle mickey mickymaus microsoft minecraft minecraft1 mittwoch moin123
  moinmoin monday monika monkey monkey1 monkey123 montag motorrad motorrad1 muenchen music1
  musik123 mustang mustang1 mutter münchen naruto netflix nichts nicole nicole1 ninja123
  nintendo nirvana nobody nokia123 nothing november nuernberg nürnberg oesterreich oktober
  oma123 onkelz opelcorsa orange orange1 p@ssw0rd p@ssword pa55word panther papa123 pass1234
  passw0rd passwd password password! password1 password12 password123 password1234 password2024
  password2025 password2026 passwort passwort! passwort1 passwort12 passwort123 passwort1234
  passwort2024 passwort2025 passwort2026 patrick patrick1 paypal pepper peter123 petra123
  philipp phoenix pinguin pirate pizza123 playstation pokemon pokemon1 porsche porsche911
  potter princess princess1 prinzessin prinzessin1 prost123 purple q1w2e3r4 q1w2e3r4t5 qazwsx
  qazwsxedc qqqqqq qweasd qweasdyxc qweasdzxc qwer1234 qwerty qwerty1 qwerty12 qwerty123
  qwertyuiop qwertz qwertz1 qwertz12 qwertz123 qwertzuiop rainbow rammstein red123 regenbogen
  reisen reisen1 roadtrip robert robert1 root123 rootroot rose123 rot123 sabine samstag samsung
  samsung1 sandra sandra1 sarah123 schalke schalke04 schalke1904 schatz schatz1 schatz123
  schatzi schatzi1 schatzi123 scheisse scheisse1 scheiße schmetterling schnucki schokolade
  schokolade1 schwarz schweiz schwester sebastian sebastian1 secret secret1 secret123 server
  servus123 shadow shadow1 silber silver slipknot snoopy soccer soccer1 sommer sommer1
  sommer123 sommer2020 sommer2021 sommer2022 sommer2023 sommer2024 sommer2025 sommer2026
  sonne123 sonnenschein sonntag sophie sophie1 spiderman spotify starwars starwars1 stefan
  stefan1 stefanie stpauli streng stuttgart summer summer1 summer123 summer2024 summer2025
  sunday sunshine sunshine1 superman superman1 susanne suzuki system test123 test1234 tester
  testing testtest thomas thomas1 tiger1 tigger tobias tokiohotel toor123 trustno1 tschuess
  twitter unknown urlaub urlaub1 urlaub123 user123 user1234 username vater1 volkswagen weiss123
  welcome welcome1 welcome123 werder werder1 whatever whatsapp whisky white1 william willkommen
  willkommen1 willkommen123 windows windows1 windows10 winter winter1 winter123 winter2023
  winter2024 winter2025 winter2026 wohnmobil wolf123 wolfgang xbox360 xxxxxx xyz123 yamaha
  yellow youtube yxcvbnm zaq12wsx zaq1zaq1 zugang zugang123 zxcvbn zxcvbnm zzzzzz österreich
`;

const COMMON: ReadonlySet<string> = /* @__PURE__ */ readList();

function readList(): ReadonlySet<string> {
  return new Set(LIST.trim().split(/\s+/));
}

/** What attackers try first: a password of the list, or a pattern. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return COMMON.has(text) || isTrivialPassword(text);
}
