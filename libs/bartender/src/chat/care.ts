import { type ParsedQuestion } from './parse-question.js';
import { anyOf, phrases } from '../language/words.js';

const EMERGENCY = anyOf([
  'breath(?:ing|es|e)? (?:\\w+ )?(?:slow|slowly|shallow|shallowly|funny|weird|weirdly|badly|strangely|irregularly)',
  '(?:drank|drunk|downed|finished|necked) (?:a |an |the )?(?:whole|entire) bottle',
  '(?:cant|cannot|not|isnt|stopped|struggling to|trouble|hard to|difficulty|barely) breath(?:e|ing)',
  '(?:wont|cant|doesnt|not|isnt|will not) (?:wake|waking|respond|responding|react|move|moving)(?: up)?',
  '(?:cant|cannot) (?:stay awake|stand up|feel (?:my|his|her))',
  '(?:lip|face|throat|tongue|mouth) (?:\\w+ ){0,3}(?:swelling|swollen|closing|numb|tight|blue)',
  '(?:keep|keeps|cant stop|wont stop|nonstop|non stop) (?:on )?(?:vomiting|throwing up|puking|bleeding|shaking)',
  '(?:passed|blacked|knocked|pass|blacking|passing) out',
  '(?:chest pains?|pains? in (?:my|his|her|the) chest|chest (?:hurts?|is tight|feels tight))',
  '(?:clutching|grabbing|holding) (?:my|his|her) (?:chest|throat)',
  '(?:wont|cant|cannot|doesnt|not) (?:get up|swallow|speak(?= $| properly| clearly| and ))',
  '(?:face|throat|tongue|lips?) (?:\\w+ ){0,2}(?:droops|drooping|itching|itchy|itches|tingling|funny|weird)',
  '(?:someone|somebody|he|she) (?:is|got) (?:hurt|injured)',
  '(?:having|has|had) a fit',
  '(?:puked|vomited|threw up|fell|drank) (?:\\w+ ){1,10}(?:wont|doesnt|isnt|not) (?:answer|answering|talk|talking)',
  '(?:heart attack|a stroke|having a seizure|fit on the floor|turning blue|gone blue|lips are blue|blue lip)',
  '(?:hit|hurt|cracked|banged) (?:my|his|her|their) head',
  '(?:drink|drinks|cocktail|glass) (?:\\w+ ){0,2}(?:was|is|got|been|were) (?:spiked|drugged)',
  '(?:put|slipped|dropped) (?:something|a pill|a drug|drug|drugs) (?:in|into) (?:my|his|her|our|the|a) (?:drink|glass|cocktail)',
  '(?:took|taken|swallowed) (?:some|all|too many|a lot of|lots of|a bunch of|a handful of|the) (?:\\w+ )?(?:pills?|tablets?|painkillers?) and',
  '(?:took|taken|swallowed) (?:all|too many|a lot of|lots of|a bunch of|a handful of|the whole) (?:\\w+ )*(?:pills?|tablets?|painkillers?)',
  '(?:drank|drunk|swallowed|ate) (?:\\w+ ){0,3}(?:bleach|poison|detergent|antifreeze|methanol|chemicals?|cleaner|batter(?:y|ies))',
  '(?:lots of|so much|a lot of|too much) blood',
  'cut (?:my|his|her|their) (?:\\w+ ){1,2}(?:badly|deep|deeply|open)',
  '(?:throwing|threw|throws|coughing|coughed|vomiting|vomited|puking|puked) (?:up )?blood',
  '(?:spiked|drugged) (?:my|his|her|our|the|a) (?:drink|glass|friend|cocktail)',
  ...phrases(`collapsed,drugged,stabbed,been shot,heart is racing,(?:im|am) dying(?! for| to),unconscious,unresponsive,seizure,
    convulsion,convulsing,overdose,overdosed,alcohol poisoning,poisoned,choking,anaphyla\\w*,epipen,epi pen,bleeding,fainted,ambulance,paramedic,emergency,call 911,call 112`),
]);

const DESPAIR = anyOf([
  '(?:no|not any|the|any|a) point (?:in|of) (?:living|life|going on|being (?:alive|here)|it all|anything|everything)',
  '(?:nothing (?:left )?to live for|life (?:is not|isnt|is no longer) worth|not worth living)',
  '(?:hurt|kill|harm|cut|hang|hurting|killing|harming|cutting) (?:myself|himself|herself|themselves)',
  '(?:suicide|suicidal|self harm|end my life|end it all|take my own life|want to die|wanna die|better off dead)',
  '(?:dont|do not) want to (?:live|be alive|be here anymore|wake up)',
  '(?:would|will) (?:notice|care|mind) if i (?:was|were|am|wasnt|werent) (?:gone|dead|here|around)',
  '(?:cant|cannot) (?:do|take) (?:this|it) any ?more',
  '(?:want|wish) (?:it|this|everything) (?:all )?(?:to (?:end|stop)|would (?:end|stop)|was over|over)',
  '(?:tired of (?:living|life)|no way out)',
  '(?:no reason to live|cant go on|miss me if|without me around)',
]);

const DRIVES = anyOf(
  `drive, (?:take|in|into|by) (?:the |my |his |her )?car, over the limit, driving, drove, driver, behind the wheel, car key, my car, ride my bike, motorbike, scooter home`,
);

const MEDICINE = anyOf([
  '(?:on|taking|take|took|with|after|mix|mixing) (?:\\w+ ){0,3}\\w{3,}(?:pril|statin|cillin|mycin|cycline|oxacin|zole|olol|azepam|azolam|xetine|traline|pram|faxine|triptan|profen|cetamol|codone|formin|sartan|zepine|idone|apine)',
  ...phrases(`statin,doctor (?:said|say|told|warned),medication,medicine,medicament,meds,med,pill,tablet,antibiotic,painkiller,pain killer,ibuprofen,paracetamol,tylenol,
    aspirin,antidepressant,antihistamine,ssri,insulin,xanax,valium,prozac,zoloft,lexapro,adderall,ritalin,lithium,
    prescription,drug,chemo,chemotherapy,surgery,operation,blood thinner,warfarin,blood pressure,liver,kidney,epilepsy,
    heart condition,ulcer,gout,concussion`),
]);

const UNWELL =
  / my (?:stomach|belly|tummy) (?:hurts?|aches?) | (?:feel|feeling|felt) (?:really |very |so |a bit |quite |a little )*(?:sick|ill|faint|dizzy|unwell|nauseous|awful|queasy|weird after) | going to (?:be sick|throw up) | (?:dont|not) feel(?:ing)? (?:well|good) /;
const REST =
  'Then nothing more to drink but water: sit down, and tell your host. If it gets worse, or somebody cannot be woken or breathes badly, call the emergency number (112 or 911) at once.';

const CALL =
  'That is an emergency: call the emergency number now (112 in Europe, 911 in North America, 999 in Britain), and fetch your host. Stay with them; somebody who is unconscious belongs on the side, and gets nothing to drink.';

const TALK =
  'I am sorry it is so heavy tonight. Please do not stay alone with it: tell your host or someone you trust, and call a crisis line (988 in the United States, 116 123 in much of Europe) or the emergency number, 112 or 911. They answer at any hour.';

/** An allergy that somebody lives with is no emergency. */
const LIVES_WITH =
  / (?:anaphylactic (?=to |reaction to |allergy )|anaphylaxis (?=to |easily |risk )|(?:carry|carrie|have|has|had|own|got) (?:\w+ ){0,3}epi ?pen|epi ?pen (?:last|once|before|for) )/g;

/** Help comes before any drink: nobody in need of it is sent to a list of gins. */
export function emergency({ typed }: ParsedQuestion): string | undefined {
  if (DESPAIR.test(typed)) return TALK;
  if (EMERGENCY.test(typed.replaceAll(LIVES_WITH, ' '))) return CALL;
  return UNWELL.test(typed) ? REST : undefined;
}

const GOES_HOME = anyOf(`taxi, cab, uber, (?:get|go|going|way|lift|ride|drive) (?:me )?home, drive me`);

/** "Can you call me a cab?" */
export const wayHome = ({ typed, drinks }: ParsedQuestion): string | undefined =>
  GOES_HOME.test(typed) && drinks.length === 0
    ? 'Take a taxi, a bus or a lift. I cannot call one, but your host will.'
    : undefined;

/** Three and more are plenty, whatever comes next. */
const HAD_MANY =
  / (?:had|drank|drunk|downed|on my|my) (?:about |like |already )?(?:three|four|five|six|seven|eight|nine|ten|third|fourth|fifth|sixth|seventh|eighth|[3-9]|1\d) (?:already|drink|cocktail|beer|whiske?y|shot|glass|pint|of them|of those|so far|tonight|now|one) /;

/** What somebody is told who had better not drink; undefined for all others. */
export function careFor({ typed, own }: ParsedQuestion): string | undefined {
  if (HAD_MANY.test(typed))
    return 'That is plenty for one evening: a glass of water and something to eat first, and please no driving.';
  if (MEDICINE.test(typed))
    return 'Only a doctor or pharmacist can tell you whether that goes with alcohol: ask one before you drink. Until then, better nothing with alcohol.';
  if (DRIVES.test(typed))
    return "Please don't drink and drive: if you have had any, take a taxi, a bus or a lift. If you drive, nothing with alcohol tonight.";
  if (!own.isAlcoholFree) return undefined;
  if (/ (?:pregnant|expecting|breastfeeding|nursing) /.test(typed))
    return 'Of course, nothing with alcohol; raw egg is better left out, too.';
  return / (?:\d{1,2}|underage|under age|minor|kid|child|son|daughter|school) /.test(typed)
    ? 'Alcohol is only for those of legal age. For everybody else there is something without.'
    : '';
}
