import type { Finding } from '../../finding.ts';
import type { Space } from '../../space.ts';
import { findingAt, textsOf } from '../written-texts.ts';

type Rule = { what: string; instead: string; patterns: string[] };

const praised =
  'bun|bună|buni|bune|modern\\p{L}*|avansat\\p{L}*|performant\\p{L}*|sigur\\p{L}*|experimentat\\p{L}*|apreciat\\p{L}*|renumit\\p{L}*|căutat\\p{L}*|competent\\p{L}*|pregătit\\p{L}*|profesionist\\p{L}*|eficient\\p{L}*|blând\\p{L}*|confortabil\\p{L}*|ieftin\\p{L}*|accesibil\\p{L}*|nou|nouă|noi|înalt\\p{L}*|mici? preț(?:uri)?';
const somebody =
  'clinic\\p{L}*|cabinet\\p{L}*|medic\\p{L}*|dentist\\p{L}*|dentiști\\p{L}*|stomatolog\\p{L}*|echip\\p{L}*';

/** What the dentists' code forbids. Patterns name praise with what is praised: "the best time" passes. */
const rules: Rule[] = [
  {
    what: 'a superlative',
    instead: 'say what you do, not how it ranks',
    patterns: [
      `(?:cel|cea|cei|cele) mai (?:${praised})(?! (?:moment|timp|mod|fel|prieten|sfat|exemplu))`,
      `(?:unic|unica|unicul|singur|singura|singurul|singurii) (?:${somebody})`,
      `(?:${somebody}) (?:nr\\.?|numărul) ?(?:1|unu)`,
      'numărul (?:1|unu) (?:în|din)',
      'lider|lideri|liderul|liderii|de top|de vârf|de excepție|de neegalat|fără egal|inegalabil\\p{L}*|incomparabil\\p{L}*',
      'the (?:very )?best(?! (?:time|moment|way|age|place|thing|day|if|to)(?!\\p{L}))',
      'best (?:dentist|clinic|doctor|team|care|qualit|price|result|treatment|service|specialist|practice)\\p{L}*',
      'most (?:advanced|modern|experienced|trusted|skilled|effective|qualified|reliable|affordable|comfortable|popular|respected|recommended)',
      'finest|safest|gentlest|friendliest|cheapest|highest[- ]quality|lowest prices?|top[- ](?:rated|quality|notch)',
      '(?:number|no\\.?) ?(?:1|one) (?:in|for|dentist|clinic|dental|choice|practice)',
      'the only (?:clinic|practice|dental|dentist)\\p{L}*',
      'leading (?:clinic|dentist|dental|practice|specialist|expert|provider)\\p{L}*',
      'market leader|world[- ]class|state[- ]of[- ]the[- ]art|cutting[- ]edge|second to none|unrivall?ed|unmatched|unbeatable|unparalleled',
    ],
  },
  {
    what: 'a comparison with others',
    instead: 'describe your own work alone',
    patterns: [
      'spre deosebire de (?:alte|alți|celelalte|ceilalți|restul|orice|majoritatea)',
      'mai \\p{L}+ (?:\\p{L}+ )?decât (?:la |în )?(?:alte|alți|celelalte|ceilalți|orice|oriunde|concurența|restul|altundeva)',
      'unlike (?:other|most|many|any|the other|the rest)',
      '(?:\\p{L}+er|(?:more|less) \\p{L}+) than (?:at )?(?:(?:any |most |all )?other (?:clinic|dentist|practice|doctor)\\p{L}*|anywhere|elsewhere|our competitors|the competition)',
    ],
  },
  {
    what: 'a guarantee',
    instead: 'say what is usual, and that it differs from person to person',
    patterns: [
      'garantăm|garantat|garantată|garantate|garantați|garantez|(?:oferim|aveți|primiți|cu) (?:\\p{L}+ )?garanți[ea]',
      'garanția (?:unui|unei|reușitei|rezultatului|rezultatelor|succesului)',
      '(?:rezultat|rezultate|succes|reușită) (?:asigurat\\p{L}*|sigur\\p{L}*|perfect\\p{L}*)|zâmbet(?:ul)? perfect',
      'fără (?:nicio |nici o |niciun fel de |urmă de )?durer[ei]|nedureros|nedureroas[ăe]|nedureroși',
      'nu (?:va|veți|vei|vor) (?:mai )?(?:simți|avea) (?:nicio |nici o |vreo )?(?:durere|nimic)',
      'fără (?:niciun |nici un |nici cel mai mic )?risc(?:uri)?|zero riscuri|(?:complet|total|perfect) sigur\\p{L}*',
      '(?<![-–−] ?)100 ?%(?! (?:reducere|discount|off))',
      'we guarantee|guaranteed|guarantee(?:s|d)? (?:you|your|a|that|results?|success)|money[- ]back',
      "painless|painlessly|pain[- ]free|without (?:any |the )?pain|won[’']t (?:hurt|feel)",
      'risk[- ]free|without (?:any )?risks?|(?:completely|totally|perfectly) safe|perfect (?:smile|teeth|results?)|never fails|always works',
    ],
  },
];

const compiled = rules.map(({ what, instead, patterns }) => ({
  what,
  instead,
  // \b knows no ă or ș, so words are bounded by what is no letter.
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})(?!\\p{L})`, 'giu'),
}));

const negated =
  /(?:^|[^\p{L}])(?:nu|nici\p{L}*|fără|not|no|never|cannot|nothing|\p{L}+n[’']t)(?: [\p{L}’'-]+){0,4} $/iu;

function asRead(text: string): string {
  return text
    .replace(/<\/?(?:a|strong|em)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, '. ')
    .replace(/&nbsp;|\s+/g, ' ')
    .normalize('NFC');
}

/** Superlatives, comparisons and guarantees. What is denied ("we can't guarantee") is none. */
export function findClaims(space: Space): Finding[] {
  return textsOf(space).flatMap((written) => {
    const read = asRead(written.text);
    return compiled.flatMap(({ what, instead, pattern }) =>
      [...read.matchAll(pattern)]
        .filter(
          (match) =>
            !negated.test(
              read
                .slice(0, match.index)
                .split(/[.,;:!?]/)
                .at(-1) ?? '',
            ),
        )
        .map(([words]) => findingAt(written, `"${words}" is ${what}; ${instead}.`)),
    );
  });
}
