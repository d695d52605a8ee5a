/** Everyday English that is no typing error for something else, singular. */
export const COMMON_WORDS: readonly string[] = `
a able about above absolutely actually admin after afterwards again against age ago all allergic
allergy almost alone along already also although always am amazing among an and another answer any
anybody anyone anything anyway anywhere are around arrive as ask asking at ate away awesome back bad
band bar bartender base based be because become bed been before begin behind being believe below
beside best better between big bit bite black blue body boring both bother bottle bottom bought bowl
boy bread break bring brother brought brown build but buy by call called came can cannot cant car
care cat chance change cheap cheese chef chicken child choice choose city class close code cold
colour color come coming contain could couple course cover crazy cup cut dad daily dance dare day
dead deal dear decide definitely did didnt die different dinner dish do doctor does doesnt dog doing
dollar done dont door double down drank dream dress drink drinker drinking drive driving drop drunk
due during each early easier east eat egg eight either else empty end enjoy enough entire especially
even evening ever every everybody everyone everything exactly example except explain eye face fact
fair fall family fan far fast father feel feeling felt few fill final find fine finish first fit
five fix flavour flavor floor follow food for forget forgot found four free fresh friend from front
full funny game gave get getting gift girl give given glad glass go god goe going gone good got
gotta great green group grow guess guest guy had hair half hand handle happen happy hard hardly has
hasnt hate have havent having he head hear heard heart heavy hello help her here hey hi high him his
hit hold holiday home honest honestly hope horse hot hour house how however huge human hundred
hungry hurry hurt husband i ice id idea if ignore ill im imagine important in include ingredient
inside instead instruction interested into is isnt it item its ive job join joke just keep key kid
kind kitchen knew know known lady large last late later laugh law lay lead learn least leave left
less let letter level lie life light like likely line list listen literally little live local lonely
long look looking lose lost lot love low luck lunch made mad main make making man many married
matter may maybe me meal mean meat medium meet member men mention menu message method middle might
mile mind minute miss mix mixed mom moment money month mood moon more morning most mother mouth move
movie much music must my myself name near need neither never new news next nice night nine no nobody
none nor normal north not note nothing now number obviously of off offer office often oh ok okay old
on once one only open option or orange order ordinary other others our out outside over own page
paid pair park part party password pay people perfect perfectly perhap person phone pick picture
piece pink place plain plan play please point poor popular possible pour powerful prefer preference
prepare pretend previous price probably problem proof prompt properly pub public pull purple push
put question quick quiet quite ran rather reach read ready real really reason recipe recommend
recommendation red rest restaurant return reveal right ring road room round rule run sad safe said
salad same sat save saw say school season second secret see seem seen sell send sense serious served
serve set seven several shake share she shop short should show shut sick side similar simple since
single sister sit six size skip sleep slow small smell snack so some somebody someone something
sometime somewhere son soon sorry sort sound south speak special spend spirit spring stand start
state stay steak step still stir stop store stored storing story strange street strong stuff style such suggest
suggestion summer sun sure surprise system table take taken talk tall taste tasting tell ten
terrible than thank that the their them then there these they thing think third thirsty this those
though thought thousand three through tie till time tired to today together told tomorrow tonight
too took top total touch town travel tree tried trip true try trying turn twelve twenty two type
under understand unless until up upon us use used usual usually variety varied various very view
visit voice wait waiter walk wall want wanted war warm was wasnt watch water way we wear weather
wedding week weekend well went were west what whatever when where whether which while white who
whole whom whose why wife wild will wine winter wish with within without woman women wonderful wont
word work working world worry worse worst worth would wow wrong yard yeah year yellow yes yesterday
yet you young your youre yourself zero pregnant sober vegan vegetarian gluten lactose intolerant
celiac sugar card cash wifi toilet bathroom closing cost euro weird fancy random tasty yummy
delicious yum lovely beautiful pretty cute classy elegant refresh craving crave fancying boyfriend
girlfriend compare comparison difference versus vs equal neat peat beet bean bear beat boat board
ship sheep deep creep tool cool wool fool pool soup soap sour flour
`
  .split(/\s+/)
  .filter(Boolean);
