export interface Classic {
  name: string;
  aliases: string[];
  spirit: string;
  description: string;
  ingredients: string[];
  glass: string;
  ice: string;
  method: 'stir' | 'shake' | 'build' | 'muddle' | 'blend' | 'dry shake';
}

/** One drink a line: names | spirit | description | ingredients; … | method/glass/ice. */
const TABLE = `
Old Fashioned | bourbon | Bourbon, sugar and bitters over one big cube: the cocktail at its plainest and best. | 2 oz bourbon; 1/4 oz demerara syrup; 2 dashes Angostura bitters; Orange peel, to garnish | stir/Rocks/One large cube
Manhattan | whiskey | Rye whiskey and sweet vermouth, stirred to velvet. | 2 oz rye whiskey; 1 oz sweet vermouth; 2 dashes Angostura bitters; Brandied cherry, to garnish | stir/Coupe, chilled/None, served up
Paper Plane | bourbon | Equal parts of bourbon, Aperol, amaro and lemon: bright and bittersweet. | 3/4 oz bourbon; 3/4 oz Aperol; 3/4 oz Amaro Nonino; 3/4 oz lemon juice | shake/Coupe, chilled/None, served up
Martini, Dry Martini, Gin Martini | gin | Gin and dry vermouth, ice-cold and crystal clear. | 2 1/2 oz gin; 1/2 oz dry vermouth; Lemon twist or olive, to garnish | stir/Martini glass, chilled/None, served up
Vodka Martini, Vesper | vodka | Vodka and a little dry vermouth, as cold as it gets. | 2 1/2 oz vodka; 1/2 oz dry vermouth; Lemon twist, to garnish | stir/Martini glass, chilled/None, served up
Dirty Martini | gin | A martini with olive brine: savoury and sharp. | 2 1/2 oz gin; 1/2 oz dry vermouth; 1/2 oz olive brine; Olives, to garnish | stir/Martini glass, chilled/None, served up
Negroni | gin | Equal parts gin, Campari and sweet vermouth: ruby, bitter, brisk. | 1 oz gin; 1 oz Campari; 1 oz sweet vermouth; Orange peel, to garnish | stir/Rocks/One large cube
Boulevardier | bourbon | The Negroni in a winter coat: whiskey, Campari and sweet vermouth. | 1 1/2 oz bourbon; 1 oz Campari; 1 oz sweet vermouth; Orange peel, to garnish | stir/Rocks/One large cube
Americano | vermouth | Campari and sweet vermouth, made long with soda. | 1 oz Campari; 1 oz sweet vermouth; 3 oz soda water; Orange slice, to garnish | build/Highball/Cubes
Aperol Spritz, Spritz | aperol | Prosecco and Aperol with a splash of soda: sunset in a glass. | 3 oz prosecco; 2 oz Aperol; 1 oz soda water; Orange slice, to garnish | build/Wine glass/Cubes
French 75 | gin | Gin and lemon lifted by Champagne. | 1 oz gin; 1/2 oz lemon juice; 1/2 oz simple syrup; 3 oz Champagne; Lemon twist, to garnish | shake/Flute, chilled/None, served up
Daiquiri | rum | Rum, lime and sugar in perfect balance. | 2 oz light rum; 1 oz lime juice; 3/4 oz simple syrup; Lime wheel, to garnish | shake/Coupe, chilled/None, served up
Hurricane | rum | Dark rum and passion fruit, lush and tart. | 2 oz dark rum; 1 oz passion fruit syrup; 1 oz lemon juice; Orange slice, to garnish | shake/Hurricane/Crushed ice
Margarita | tequila | Tequila, lime and orange liqueur behind a rim of salt. | 2 oz blanco tequila; 1 oz orange liqueur; 3/4 oz lime juice; Salt for the rim | shake/Rocks, salted rim/Cubes
Tommy's Margarita | tequila | Tequila, lime and agave: the margarita stripped to its heart. | 2 oz reposado tequila; 1 oz lime juice; 1/2 oz agave syrup | shake/Rocks/Cubes
Paloma | tequila | Tequila and grapefruit soda, tall and salty-fresh. | 2 oz blanco tequila; 1/2 oz lime juice; 4 oz grapefruit soda; 1 pinch salt | build/Highball/Cubes
Moscow Mule | vodka | Vodka, lime and fiery ginger beer in cold copper. | 2 oz vodka; 1/2 oz lime juice; 4 oz ginger beer; Lime wedge, to garnish | build/Copper mug/Cracked ice
Kentucky Mule | bourbon | Bourbon, lime and ginger beer. | 2 oz bourbon; 1/2 oz lime juice; 4 oz ginger beer; Mint sprig, to garnish | build/Copper mug/Cracked ice
Dark and Stormy, Dark n Stormy | rum | Dark rum over ginger beer: weather in a glass. | 2 oz dark rum; 4 oz ginger beer; 1/2 oz lime juice; Lime wedge, to garnish | build/Highball/Cubes
Espresso Martini | vodka | Vodka and fresh espresso under a cap of foam. | 2 oz vodka; 1 oz espresso; 1/2 oz coffee liqueur; 1/4 oz simple syrup; Three coffee beans, to garnish | shake/Martini glass, chilled/None, served up
White Russian | vodka | Vodka, coffee liqueur and cream on the rocks. | 2 oz vodka; 1 oz coffee liqueur; 1 oz cream | build/Rocks/Cubes
Black Russian | vodka | Vodka and coffee liqueur, nothing more. | 2 oz vodka; 1 oz coffee liqueur | build/Rocks/Cubes
Cosmopolitan, Cosmo | vodka | Citrus vodka, orange and cranberry: pink, tart and sure of itself. | 1 1/2 oz citrus vodka; 3/4 oz orange liqueur; 3/4 oz cranberry juice; 1/2 oz lime juice; Orange twist, to garnish | shake/Martini glass, chilled/None, served up
Bloody Mary | vodka | Vodka, tomato and spice: breakfast with nerve. | 2 oz vodka; 4 oz tomato juice; 1/2 oz lemon juice; 3 dashes Worcestershire sauce; 3 dashes Tabasco; 1 pinch salt | build/Highball/Cubes
Mojito | rum | Rum, lime and mint made long with soda. | 2 oz white rum; 1 oz lime juice; 3/4 oz simple syrup; 8 mint leaves; 2 oz soda water | muddle/Highball/Crushed ice
Mai Tai | rum | Aged rum, lime, orange and almond: the tiki standard. | 2 oz aged rum; 3/4 oz lime juice; 1/2 oz orange curaçao; 1/2 oz orgeat; Mint sprig, to garnish | shake/Double rocks/Crushed ice
Piña Colada | rum | Rum, pineapple and coconut: a beach that needs no plane. | 2 oz white rum; 2 oz pineapple juice; 1 1/2 oz cream of coconut; 1/2 oz lime juice | blend/Hurricane/Crushed ice
Jungle Bird | rum | Dark rum and pineapple with a bitter red streak. | 1 1/2 oz dark rum; 3/4 oz Campari; 1 1/2 oz pineapple juice; 1/2 oz lime juice; 1/2 oz demerara syrup | shake/Rocks/Cubes
Cuba Libre, Rum and Coke | rum | Rum, lime and cola. | 2 oz white rum; 1/2 oz lime juice; 4 oz cola; Lime wedge, to garnish | build/Highball/Cubes
Caipirinha | rum | Cachaça, muddled lime and sugar: rough-edged and bright. | 2 oz cachaça; 1 lime, cut in wedges; 2 teaspoons sugar | muddle/Rocks/Crushed ice
Zombie | rum | Three rums, lime, grapefruit and spice: one is enough. | 1 1/2 oz dark rum; 1 1/2 oz gold rum; 1 oz overproof rum; 3/4 oz lime juice; 1/2 oz falernum; 1/2 oz grapefruit juice; 1/4 oz grenadine | shake/Tiki mug/Crushed ice
Whiskey Sour, Bourbon Sour | bourbon | Bourbon, lemon and sugar under a soft white cap. | 2 oz bourbon; 3/4 oz lemon juice; 3/4 oz simple syrup; 1/2 oz egg white; 2 dashes Angostura bitters | dry shake/Rocks/Cubes
Gold Rush | bourbon | Bourbon, lemon and honey. | 2 oz bourbon; 3/4 oz lemon juice; 3/4 oz honey syrup | shake/Rocks/One large cube
New York Sour | bourbon | A whiskey sour wearing a float of red wine. | 2 oz bourbon; 3/4 oz lemon juice; 3/4 oz simple syrup; 1/2 oz red wine | shake/Rocks/Cubes
Mint Julep | bourbon | Bourbon and mint under a mountain of crushed ice. | 2 1/2 oz bourbon; 1/2 oz simple syrup; 8 mint leaves; Mint sprig, to garnish | muddle/Julep cup/Crushed ice
Sazerac | whiskey | Rye and bitters in a glass rinsed with absinthe. | 2 oz rye whiskey; 1/4 oz simple syrup; 3 dashes Peychaud’s bitters; Absinthe, to rinse; Lemon peel, to garnish | stir/Rocks, chilled/None, served neat
Vieux Carré | whiskey | Rye, cognac and sweet vermouth from New Orleans. | 1 oz rye whiskey; 1 oz cognac; 1 oz sweet vermouth; 1/4 oz Bénédictine; 2 dashes Angostura bitters | stir/Rocks/One large cube
Rob Roy | whiskey | A Manhattan made with Scotch. | 2 oz Scotch whisky; 1 oz sweet vermouth; 2 dashes Angostura bitters; Brandied cherry, to garnish | stir/Coupe, chilled/None, served up
Penicillin | whiskey | Scotch, lemon, honey and ginger under a float of smoke. | 2 oz blended Scotch; 3/4 oz lemon juice; 3/8 oz honey syrup; 3/8 oz ginger syrup; 1/4 oz Islay whisky, floated | shake/Rocks/One large cube
Rusty Nail | whiskey | Scotch and Drambuie: honeyed, herbal, unhurried. | 2 oz Scotch whisky; 3/4 oz Drambuie | stir/Rocks/One large cube
Godfather | whiskey | Scotch and amaretto. | 2 oz Scotch whisky; 1/2 oz amaretto | stir/Rocks/One large cube
Irish Coffee | whiskey | Hot coffee, Irish whiskey and a cool cap of cream. | 1 1/2 oz Irish whiskey; 4 oz hot coffee; 2 teaspoons brown sugar; 1 oz cream, floated | build/Mug, warmed/None, served hot
Hot Toddy | whiskey | Whiskey, honey, lemon and hot water for cold nights. | 2 oz whiskey; 1/2 oz honey; 1/2 oz lemon juice; 5 oz hot water; Cinnamon stick, to garnish | build/Mug, warmed/None, served hot
Highball, Whisky Highball, Japanese Highball | whiskey | Whisky and very cold soda, tall and precise. | 2 oz Japanese whisky; 5 oz soda water; Lemon peel, to garnish | build/Highball/Cubes
Gimlet | gin | Gin and lime, short and clean. | 2 oz gin; 3/4 oz lime juice; 3/4 oz simple syrup | shake/Coupe, chilled/None, served up
Gin and Tonic, G and T, GT, Gin Tonic | gin | Gin and tonic over plenty of ice. | 2 oz gin; 5 oz tonic water; Lime wedge, to garnish | build/Highball/Cubes
Tom Collins | gin | Gin, lemon and sugar made long with soda. | 2 oz gin; 1 oz lemon juice; 3/4 oz simple syrup; 3 oz soda water | shake/Collins/Cubes
Gin Fizz, Ramos Gin Fizz | gin | Gin, lemon and soda under a cloud of egg white. | 2 oz gin; 1 oz lemon juice; 3/4 oz simple syrup; 1/2 oz egg white; 2 oz soda water | dry shake/Highball/None, served without ice
Bee's Knees | gin | Gin, lemon and honey. | 2 oz gin; 3/4 oz lemon juice; 3/4 oz honey syrup | shake/Coupe, chilled/None, served up
Aviation | gin | Gin, lemon, maraschino and violet: a pale evening sky. | 2 oz gin; 3/4 oz lemon juice; 1/2 oz maraschino liqueur; 1/4 oz crème de violette | shake/Coupe, chilled/None, served up
Last Word | gin | Equal parts gin, Chartreuse, maraschino and lime: green, sharp, loud. | 3/4 oz gin; 3/4 oz green Chartreuse; 3/4 oz maraschino liqueur; 3/4 oz lime juice | shake/Coupe, chilled/None, served up
Corpse Reviver No. 2, Corpse Reviver | gin | Gin, Lillet, orange and lemon with a whisper of absinthe. | 3/4 oz gin; 3/4 oz Lillet Blanc; 3/4 oz orange liqueur; 3/4 oz lemon juice; 1 dash absinthe | shake/Coupe, chilled/None, served up
Clover Club | gin | Gin, raspberry and lemon under silk. | 2 oz gin; 1/2 oz lemon juice; 1/2 oz raspberry syrup; 1/2 oz egg white | dry shake/Coupe, chilled/None, served up
Bramble | gin | Gin and lemon bleeding blackberry through crushed ice. | 2 oz gin; 1 oz lemon juice; 1/2 oz simple syrup; 1/2 oz crème de mûre | shake/Rocks/Crushed ice
White Lady | gin | Gin, orange liqueur and lemon, dressed in white. | 2 oz gin; 1 oz orange liqueur; 3/4 oz lemon juice; 1/2 oz egg white | dry shake/Coupe, chilled/None, served up
Sidecar | brandy | Cognac, orange liqueur and lemon. | 2 oz cognac; 3/4 oz orange liqueur; 3/4 oz lemon juice | shake/Coupe, chilled/None, served up
Brandy Alexander | brandy | Cognac, chocolate and cream. | 1 1/2 oz cognac; 1 oz crème de cacao; 1 oz cream; Nutmeg, to garnish | shake/Coupe, chilled/None, served up
Pisco Sour | pisco | Pisco and lime under a white cap with a bitter bow. | 2 oz pisco; 1 oz lime juice; 3/4 oz simple syrup; 1/2 oz egg white; 3 dashes Angostura bitters | dry shake/Coupe, chilled/None, served up
Tequila Sunrise | tequila | Tequila and orange with grenadine rising from below. | 2 oz blanco tequila; 4 oz orange juice; 1/2 oz grenadine | build/Highball/Cubes
Naked and Famous | mezcal | Equal parts mezcal, Chartreuse, Aperol and lime: smoke with a grin. | 3/4 oz mezcal; 3/4 oz yellow Chartreuse; 3/4 oz Aperol; 3/4 oz lime juice | shake/Coupe, chilled/None, served up
Oaxaca Old Fashioned | tequila | Tequila and mezcal where bourbon used to be. | 1 1/2 oz reposado tequila; 1/2 oz mezcal; 1/4 oz agave syrup; 2 dashes Angostura bitters; Orange peel, to garnish | stir/Rocks/One large cube
Long Island Iced Tea, Long Island | vodka | Five spirits and a splash of cola, stronger than it looks. | 1/2 oz vodka; 1/2 oz gin; 1/2 oz white rum; 1/2 oz blanco tequila; 1/2 oz orange liqueur; 3/4 oz lemon juice; 2 oz cola | build/Highball/Cubes
Amaretto Sour | amaretto | Almond and lemon, soft and bright. | 1 1/2 oz amaretto; 3/4 oz bourbon; 1 oz lemon juice; 1/2 oz egg white | dry shake/Rocks/Cubes
Bellini | champagne | Peach and prosecco. | 2 oz peach puree; 4 oz prosecco | build/Flute, chilled/None, served up
Mimosa | champagne | Orange juice and Champagne. | 2 oz orange juice; 4 oz Champagne | build/Flute, chilled/None, served up
Pornstar Martini, Passion Fruit Martini | vodka | Vanilla vodka and passion fruit with bubbles at its side. | 2 oz vanilla vodka; 1 oz passion fruit puree; 1/2 oz lime juice; 1/2 oz vanilla syrup; 2 oz prosecco, beside it | shake/Coupe, chilled/None, served up
Sea Breeze | vodka | Vodka, cranberry and grapefruit. | 2 oz vodka; 3 oz cranberry juice; 1 oz grapefruit juice | build/Highball/Cubes
Screwdriver | vodka | Vodka and orange juice. | 2 oz vodka; 4 oz orange juice | build/Highball/Cubes
Planter's Punch | rum | Dark rum, lime, sugar and spice. | 2 oz dark rum; 1 oz lime juice; 3/4 oz simple syrup; 2 dashes Angostura bitters; 1 oz soda water | shake/Highball/Crushed ice
`;

function readLine(line: string): Classic {
  const [names = '', spirit = '', description = '', ingredients = '', serve = ''] = line.split(' | ');
  const [name = '', ...aliases] = names.split(', ');
  const [method, glass = '', ice = ''] = serve.split('/');
  return {
    name,
    aliases,
    spirit,
    description,
    ingredients: ingredients.split('; '),
    glass,
    ice,
    method: method as Classic['method'],
  };
}

/** Well-known drinks: what a guest may compare with, and what a form can be filled from. */
export const CLASSICS: readonly Classic[] = TABLE.trim().split('\n').map(readLine);
