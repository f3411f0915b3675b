import type { Language } from '@fahrtwind/domain';
import { ENGLISH_PHRASES, ENGLISH_WORDS } from './english.ts';
import { fold } from './fold.ts';
import type { Token } from './tokens.ts';

/** Words of dialects and of hasty typing, as they are written in the dictionary. */
const SPOKEN = pairs(`
  müesse=müssen müend=müssen sölle=sollen söll=soll kei=kein git's=gibt_es is=ist isch=ist isses=ist_es nich=nicht net=nicht ned=nicht nöd=nicht nid=nicht nit=nicht nix=nichts nüt=nichts nümme=nicht_mehr nimmer=nicht_mehr nimma=nicht_mehr
  ma=mal mer=wir mir_wolle=wir_wollen wolle=wollen wott=will wotsch=willst wänd=wollen wetti=möchte wür=würde chönd=können chönnd=können chan=kann chönt=könnte chönnt=könnte händ=haben hend=haben hamwa=haben_wir hamma=haben_wir ham=haben
  hab=habe san=sind sin=sind sinma=sind_wir simma=sind_wir samma=sind_wir gömmer=gehen_wir gaht=geht gat=geht jeht=geht jut=gut mia=wir uns_wär=uns_wäre no=noch nochn=noch_ein nochne=noch_eine e=eine ei=eine a=ein an_haufen=viel
  es_bett=ein_bett uf=auf ufs=aufs uff=auf use=raus usse=raus ine=rein furt=weg zrugg=zurück zrück=zurück zruck=zurück hei=heim dehei=daheim dahoam=daheim s=das dr=der dä=der de=der d=die em=dem im_ne=in_einem ne=eine nen=einen n=ein
  zwöi=zwei zwoa=zwei zwee=zwei drü=drei drüü=drei oans=eins oa=ein oi=ein vierfe=vier füfi=fünf achti=acht defür=dafür dafuer=dafür dofür=dafür denn=dann mee=mehr meh=mehr bitzli=bisschen öppis=etwas öpis=etwas wat=was dat=das det=das mitm=mit_dem mim=mit_dem mitn=mit_den
  ufm=auf_dem aufm=auf_dem ausm=aus_dem übern=über_den übers=über_das inn=in_den innen_drin=drin vom=vom zwüsched=zwischen zwüsche=zwischen nochm=nach_dem nachm=nach_dem vorm=vor_dem beim=beim muess=muss mues=muss mues_ma=müssen_wir sii=sein sei=sein bliibe=bleiben blibe=bleiben bliebe=bleiben
  bleim=bleiben bleibn=bleiben bleibma=bleiben_wir fahrma=fahren_wir fahrn=fahren fahre_mer=fahren_wir gehma=gehen_wir gengan=gehen schlofe=schlafen schloofe=schlafen schlafn=schlafen übernachtn=übernachten pennen=schlafen pennt=schlafen penne=schlafen
  mach_ma=machen_wir machma=machen_wir mache_mer=machen_wir kannste=kannst_du kannst=kannst könnste=könntest_du könntens=könnten_sie könnens=können_sie willste=willst_du haste=hast_du biste=bist_du sollma=sollen_wir solln=sollen wolln=wollen wollma=wollen_wir wollens=wollen_sie gibts=gibt_es gits=gibt_es gäbs=gäbe_es geits=geht_es gehts=geht_es wirds=wird_es wärs=wäre_es wars=war_es
  velo=rad töff=motorrad vespa=motorrad moped=motorrad womo=wohnmobil wohnmobi=wohnmobil bulli=wohnmobil zügle=umziehen heuer=dieses_jahr mittwuch=mittwoch mäntig=montag zischtig=dienstag dunschtig=donnerstag donnschtig=donnerstag friitig=freitag samschtig=samstag sunntig=sonntag suntig=sonntag
  i=ich eh=sowieso motorradl=motorrad radl=rad gscheit=gut nächt=nächte nechte=nächte sint=sind stat=statt kan=kann wek=weg möcht=möchte kost=kostet dazua=dazu verschibn=verschieben sitz=fahre sitze=fahre sitzen=fahren fahrts=fahrt iwo=irgendwo iwas=irgendwas iwann=irgendwann gonzn=ganzen strecken=strecke tach=tag tach_auch=hallo tüür=teuer guat=gut kloa=klein gmüetlich=gemütlich offe=offen zich=zig rausschmeissen=rausschmeißen vllt=vielleicht vlt=vielleicht evt=eventuell std=stunden stdn=stunden stunde=stunde min=minuten u=und od=oder bzw=oder bspw=beispielsweise mfg=danke pls=bitte bidde=bitte thx=danke
  so'n=so_ein son=so_ein sone=so_eine sonen=so_einen auchn=auch_ein wenns=wenn_es obs=ob_es dass_mer=dass_wir wemma=wenn_wir wemmer=wenn_wir hamse=haben_sie habts=habt lasst=lass weglasse=weglassen streiche=streich badä=baden ussicht=aussicht oiso=also jo=ja jep=ja`);

const DIALECT_PREFIX = /^(?:d|z|s|l)['’](?=\p{L}{3})/u;

/** The tokens with the words that the rest of the listening knows: dialect and English become written German. */
export function normalise(tokens: readonly Token[], language: Language): readonly Token[] {
  const english = isEnglish(tokens, language);
  return english ? fromEnglish(tokens) : tokens.flatMap(fromDialect);
}

function fromDialect(token: Token): readonly Token[] {
  if (token.kind !== 'word') return [token];
  const key = token.key.replace(DIALECT_PREFIX, '').replaceAll(/['’]/g, '');
  return respelled(token, SPOKEN.get(key) ?? key);
}

function fromEnglish(tokens: readonly Token[]): readonly Token[] {
  const translated: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const phrase = [3, 2].flatMap((length) => {
      const words = tokens.slice(at, at + length);
      const text = words.map(({ key }) => key.replaceAll(/['’]/g, '')).join(' ');
      const german = words.every(({ kind }) => kind === 'word')
        ? ENGLISH_PHRASES.get(text)
        : undefined;
      return german === undefined ? [] : [{ german, length }];
    })[0];
    const key = token.key.replaceAll(/['’]/g, '');
    // `July 4th` is the 4th of July.
    const day = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(key)?.[1];
    const german =
      phrase?.german ?? (day === undefined ? (ENGLISH_WORDS.get(key) ?? key) : `${day}.`);
    const words = token.kind === 'word' ? respelled(token, german) : [token];
    const before = translated.at(-1);
    if (day !== undefined && before && MONTHS.has(before.key))
      translated.splice(-1, 1, ...words, before);
    else translated.push(...words);
    at += phrase?.length ?? 1;
  }
  return translated;
}

const MONTHS = new Set(
  'januar februar maerz april mai juni juli august september oktober november dezember'.split(' '),
);

function respelled(token: Token, key: string): readonly Token[] {
  const words = key.split(' ');
  return words.map((word, index) => ({ ...token, text: index === 0 ? token.text : '', key: word }));
}

const GERMAN = new Set(
  'und nach nicht ich wir der das den bitte mit ein eine ist auf von zu im fuer wie oder noch tag reise'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the to and please we from add remove of for is with can you how what which i on a an between instead before after make day days nights night trip move skip my our'.split(
    ' ',
  ),
);

/** Counted, because people write on either site in either language. */
function isEnglish(tokens: readonly Token[], site: Language): boolean {
  const count = (words: ReadonlySet<string>): number =>
    tokens.filter(({ key }) => words.has(key)).length;
  const [german, english] = [count(GERMAN), count(ENGLISH)];
  return site === 'en' ? english >= german : english > german + 1;
}

/** Pairs of a word and what it stands for, folded; an underscore is a space. */
function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    fold(text)
      .split(/\s+/)
      .filter((entry) => entry.includes('='))
      .map((entry) => {
        const [spoken = '', written = ''] = entry.split('=', 2);
        return [spoken.replaceAll('_', ' '), written.replaceAll('_', ' ')] as const;
      }),
  );
}
