/** Of the passwords people choose most, those that are long enough; in lower case. */
export const commonPasswords = `
!@#$%^&* !@#$1234 !qaz2wsx !qaz@wsx ******** -------- ........ 00000000 000000000 0000000000
00001111 007bond007 01010101 01011980 01011990 01012000 01012010 012345678 0123456789 0987654321
100200300 10101010 10203040 102030405060 11001100 11110000 11111111 111111111 1111111111 11112222
11221122 11223344 1122334455 112233445566 112358132 12121212 12131415 12211221 12312312 123123123
123321123 1234!@#$ 12341234 123412345 12344321 123454321 1234554321 123456123456 123456654321
12345678 123456780 123456781 123456789 1234567890 1234567891 12345678910 123456789a 123456789q
12345678a 12345678q 12345678z 12345679 123456abc 123456qwe 12345abc 12345qwert 1234abcd 1234asdf
1234qwer 123789456 123password 123qweasd 123qweasdzxc 12435687 13131313 13571357 13579135 13579246
135792468 14141414 147147147 147258369 147852369 14789632 15151515 159159159 159357456 159753456
19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994
19951995 1a2b3c4d 1a2s3d4f 1azerty1 1password 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz!qaz 1qaz2wsx
1qaz2wsx3edc 1qazxsw2 20002000 20012001 20102010 20202020 20202021 22222222 22334455 24681012
246813579 24682468 25802580 27182818 2pac2pac 31415926 314159265 321321321 321654987 33333333
36925814 420smoke 44444444 456456456 456789123 50cent50 55555555 55555555a 55667788 66666666
741852963 77777777 777777777 78945612 789456123 789654123 789789789 86753099 8675309a 87654321
88888888 888888888 8888888888 90210902 951753852 963852741 98765432 987654321 9876543210 99887766
99998888 99999999 999999999 a1234567 a12345678 a123456789 a1a2a3a4 a1b2c3d4 a1b2c3d4e5 a87654321
aa123456 aa12345678 aaaaaa11 aaaaaaaa aaaaaaaaa aaaaaaaaaa abc12345 abc123456 abc123abc
abc123abc123 abc87654321 abcabcabc abcd1234 abcd12345 abcde12345 abcdef123 abcdefg1 abcdefgh
abcdefghi abcdefghij abdullah admin123 admin1234 admin12345 admin123456 admin1admin admin2020
admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 admin@123 adminadmin administrator
ahmed123 aircraft airforce airplane alejandra alejandro alexande alexander alexander1 alexandr
alexandra alexandra1 allah123 allahakbar always12 amanda12 amanda123 amazon123 amber123 america1
america123 american andrew12 andrew123 android1 angel123 angel1234 angel666 angela12 angelica
angelina angelito angels12 anthony1 anthony123 anything apache12 apollo12 apollo13 apple123
apples12 april123 argentina arsenal1 arsenal12 arsenal123 artist12 asd12345 asd123456 asdasd123
asdasdasd asdf1234 asdfasdf asdfg12345 asdfgh123 asdfghjk asdfghjkl asdfghjkl1 asdfjkl; asdfqwer
ashley12 ashley123 assassin asshole1 athena12 atlantis audi1234 august12 august123 austin12
austin123 australia australia1 autumn12 autumn123 aviation azerty123 azertyuiop baby1234 babyboy1
babyboy12 babycakes babydoll babyface babygirl babygirl1 babygirl12 babygirl123 babygurl babygurl1
badboy12 badgirl1 bailey12 bailey123 ballet12 banana12 banana123 bananas1 barbie12 barbie123
barcelona barcelona1 baseball baseball1 baseball12 baseball123 basketball basketball1 bassfish
batman12 batman123 battlestar bayern123 beach123 beaches1 beagle12 beatles1 beautiful beautiful1
beethoven believe1 benjamin benjamin1 berlin12 besiktas bestfriend bestfriend1 bestfriends
beyonce1 bieber12 bigboy12 bigdaddy biggirl1 bingo123 biology1 birthday birthday1 bismillah
bitch123 biteme12 black123 blackberry blackbird blackcat blackdog blackhorse blackjack blackjack1
blackjack2 blackknight blackout blackrose blahblah blahblah1 blessed1 blessed123 blessing blink182
blink1822 blizzard blue1234 blueberry bluebird blueeyes bluemoon bluesky1 bmw12345 bmwbmwbm
bobmarley bobmarley1 bond0077 borussia bowling1 boxing12 brandon1 brandon123 brasil123 brazil123
britney1 broncos1 brooklyn brooklyn1 brother1 brother123 brothers buddy123 buddy1234 buddyboy
budweiser bugsbunny bulldog1 bulldogs bulldogs1 bullshit bullshit1 bunny123 business business1
buster12 buster123 butterfly butterfly1 butterfly123 california california1 callofduty camaro12
camaro69 camera12 camping1 canada12 canada123 cannabis captain1 caribbean carolina caroline
cashmoney casino12 casper12 catdog12 catherine catholic celtic123 champion champions1 changeme
changeme1 changeme123 charles1 charlie1 charlie12 charlie123 charlie2 cheer123 cheerleader
cheesecake cheetah1 chelsea1 chelsea123 chemistry cherry12 cherry123 chevelle chevrolet chevy123
chicago1 chicago123 chicago23 children children1 chocolate chocolate1 chocolate123 christ12
christ123 christian christian1 christie christina christine christmas christmas1 christopher
cinderella cisco123 classic1 cocacola cocacola1 coffee12 coffee123 college1 colombia columbia
columbus computer computer1 computer123 computer2 contrasena cookie12 cookie123 cookies1 cool1234
coolcool coolgirl coolman1 coolness corona123 corvette corvette1 counterstrike cousin12 cowboys1
cowboys123 cracker1 creation creative crystal1 crystal123 cupcake1 cyclops1 dachshund dachshund1
dad12345 daddy123 daddysgirl daisy123 dakota12 dallas12 dancer12 dancer123 dancing1 daniel12
daniel123 danielle danielle1 darkangel darkknight darklord darkness darkness1 darkside darling1
database december december1 december12 default1 default123 demo1234 demon666 destiny1 destiny123
deutschland devil666 diamond1 diamond123 diamonds digimon1 discover discovery dodgeram doggie12
doggy123 doggydog dollar12 dolphin1 dolphins dolphins1 dragon11 dragon12 dragon123 dragon1234
dragon13 dragon2020 dragon2021 dragon2022 dragon2023 dragon2024 dragon2025 dragon2026 dragonball
dragonballz dragons1 dreamer1 dreamer123 dreams12 drummer1 ducati99 eagle123 eagles12 eduardo1
edwardcullen elephant elephant1 elizabeth elizabeth1 elvis123 elvispresley emerald1 eminem12
eminem123 england1 england123 english1 enterprise enterprise1 esperanza estrella eternity everton1
explorer explorer1 facebook facebook1 facebook123 fairy123 faith123 falcon12 falcons1 family01
family12 family123 familyguy fantasia fantasy1 fantasy7 february federico fenerbahce fernanda
fernando ferrari1 ferrari123 firebird firewall fisherman fishing1 fishing123 florida1 flower12
flower123 flowers1 football football1 football10 football12 football123 ford1234 fordf150 forest12
forever1 forever123 forever21 foreverlove formula1 fortnite fortnite1 fortune1 france123 francesca
francesco francisco frederic freedom1 freedom12 freedom123 friday13 friend12 friends1 friends12
friends123 fuckoff1 fuckyou! fuckyou1 fuckyou123 fuckyou2 fuckyou69 futbol123 gabriel1 gabriela
gabrielle galatasaray galaxy12 galaxy123 gambler1 gandalf1 ganesh12 gangsta1 gangsta123 gangster
ganja420 garcia123 garden12 gardener garfield garfield1 genesis1 george12 george123 germany1
ginger12 ginger123 giovanni giuseppe gladiator gmail123 godbless goddess1 godfather godisgood
godislove godzilla goku1234 gold1234 golden12 goldfish goldie12 golf1234 golfer12 golfing1
gonzalez goodboy1 goodbye1 goodgirl goodlife goodluck google123 googlegoogle gorgeous graduate
grandma1 grandpa1 green123 greenday greenday1 greengreen guest123 guest1234 guillermo guitar12
guitar123 guitarra gustavo1 gymnast1 gymnastics hacker12 hacker123 hackers1 halloween halloween1
hamburg1 hamburger hamster1 hannah12 hannah123 hannahmontana harley12 harley123 harleydavidson
harrypotter haslo123 heather1 heaven12 heavenly heineken helicopter hello1!! hello123 hello1234
hello12345 hellohello hellokitty hellokitty1 helloworld hercules hernandez highschool highschool1
highschoolmusical history1 hobbit123 hockey123 holiday1 holidays honda123 hondacivic honey123
honeybee honeybun horses12 hotgirl1 hotmail1 hotstuff hottie12 hottie123 houston1 hunter12
hunter123 hunting1 hurricane iamcool1 ihateyou ihateyou1 ilovegod iloveme1 iloveu123 iloveu22
iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou3 iloveyou5 iloveyou7
iloveyousomuch india123 indonesia infinity inshallah instagram internet internet1 internet123
iphone12 ireland1 ironmaiden ironman1 isabella isabella1 isabelle istanbul jackdaniels jackpot1
jackson1 jackson123 jackson5 jacksparrow jamaica1 jamaica123 jamesbond jamesbond007 january1
jasmin12 jasmine1 jasmine123 jennifer jennifer1 jessica1 jessica12 jessica123 jesus123 jesus1st
jesus4me jesus777 jesuschrist jesusislord jesusloves johncena johncena1 jonasbrothers jonathan
jonathan1 jordan01 jordan12 jordan123 jordan23 joshua12 joshua123 jupiter1 justin12 justin123
justinbieber juventus juventus1 karate12 katherine kathleen kawasaki kids1234 killer11 killer12
killer123 kimberly kingking kisses12 kissme12 kitten12 kitty123 kittycat knight12 knights1
krishna1 kristen1 kristina labrador labrador1 ladybird ladybug1 lakers123 lakers24 lamborghini
laura123 lauren12 legend12 legends1 leonardo leopard1 letmein! letmein1 letmein12 letmein123
letmein1234 letmein2020 letmein2021 letmein2022 letmein2023 letmein2024 letmein2025 letmein2026
letmeinn liberty1 library1 lightning lightning1 lily1234 linkedin linkedin1 linkinpark linux123
lionheart lionking liverpool liverpool1 liverpool123 lkjhgfdsa login123 london12 london123
lopez123 lordoftherings lorenzo1 lovelove lovelove1 lovelyme loveme123 lover123 loverboy lovers123
loveyou1 loveyou123 loveyou2 lucifer1 lucifer666 lucky123 lucky777 lucky7777 madison1 madison123
madonna1 maggie12 maggie123 magic123 magician mama1234 mamapapa manager1 manchester manunited
manutd123 marcello march123 margaret margarita maria123 mariana1 marijuana marines1 marines123
marketing marlboro marseille martin12 martin123 martinez maryjane maryjane1 master12 master123
master1234 master2020 master2021 master2022 master2023 master2024 master2025 master2026 masterkey
matrix12 matrix123 matthew1 matthew123 matthew7 maverick maverick1 maxwell1 medusa12 melissa1
melissa123 mercedes mercedes1 mercury1 merlin12 merlin123 metallica metallica1 mexico12 mexico123
michael1 michael12 michael123 michael2 michaeljackson michelle michelle1 mickey12 mickey123
mickeymouse microsoft microsoft1 midnight midnight1 milano123 military million1 millionaire
minecraft minecraft1 mnbvcxz1 mohamed1 mohammed molly123 momanddad mommy123 monday12 money123
money1234 money777 moneyman monkey11 monkey12 monkey123 monkey1234 monkey13 monkey2020 monkey2021
monkey2022 monkey2023 monkey2024 monkey2025 monkey2026 monkeys1 moonlight morgan12 morgan123
moscow12 motdepasse mother12 mother123 motorola mountain mountain1 muhammad music123 musica12
musicman mustang1 mustang12 mustang123 mustangs mybaby12 mybaby123 mydream1 myfamily myheart1
mykids12 mylife12 mylife123 mylove01 mylove12 mylove123 myname12 mynameis mypass123 mypassword
mypassword1 myself12 myspace1 myspace123 mystery1 naruto12 naruto123 nascar24 nascar88 natalie1
natasha1 nathalie nature12 neptune1 network1 network123 nevermind newcastle newpass1 newpassword
newyear1 newyork1 newyork123 newyorkcity nicholas nicholas1 nicole12 nicole123 nintendo nirvana1
nissan12 nokia6300 nopass123 nopassword nothing1 november november1 ocean123 october1 october10
olympus1 omsairam onedirection onepiece opensesame oracle12 oracle123 orange11 orange12 orange123
outdoors p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 pa55w0rd pa55word packers1 pakistan
pancakes pandora1 pandora123 panther1 panthers panthers1 papa1234 paris123 parola123 pass1234
pass12345 pass123456 pass@123 passpass passw0rd passw0rd! passw0rd1 passw0rd123 passwd123 password
password! password!! password#1 password0 password007 password01 password1 password1! password10
password100 password11 password111 password12 password12! password123 password123! password1234
password12345 password123456 password13 password1password password2 password2010 password2012
password2015 password2016 password2017 password2018 password2019 password2020 password2021
password2022 password2023 password2024 password2025 password2026 password21 password22 password23
password3 password321 password5 password69 password7 password77 password88 password9 password99
password@1 password@123 passworda passwordabc passwordone passwordpassword passwords passwordxyz
passwort patricia patrick1 patrick123 patriots peanut12 peanut123 pearl123 penguin1 penguin123
pepper12 pepper123 pepsi123 philippines phoenix1 phoenix123 photo123 physics1 picture1 pictures
pikachu1 pikachu123 pilot123 pineapple pink1234 pinkfloyd pinkpink pinky123 pirate12 pirates1
pizza123 playboy1 playgirl playstation playstation3 playstation4 poiuytrewq pokemon1 pokemon12
pokemon123 poker123 pokerface poland12 polska12 pontiac1 poodle12 popcorn1 porsche1 porsche911
precious precious1 princesa princess princess1 princess12 princess123 princess2 princesse
prinzessin puppies1 puppy123 puppydog puppylove purple11 purple12 purple123 pussycat pwd12345
q1234567 q12345678 q123456789 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123456 qazwsx12 qazwsx123
qazwsxedc qqqqqqqq queen123 qwe12345 qwe123456 qweasd123 qweasdzxc qweqweqwe qwer!@#$ qwer1234
qwerasdf qwert123 qwert12345 qwerty!@# qwerty1! qwerty11 qwerty12 qwerty123 qwerty123! qwerty1234
qwerty12345 qwerty123456 qwerty2020 qwerty2021 qwerty2022 qwerty2023 qwerty2024 qwerty2025
qwerty2026 qwerty99 qwertyqwerty qwertyui qwertyuiop qwertyuiop123 qwertz123 qwertzui qwertzuiop
rabbit12 racecar1 rachel12 racing12 raiders1 rainbow1 rainbow12 rainbow123 rangers1 rangers123
rasta123 realmadrid rebecca1 red12345 redneck1 redrose1 redskins redsox04 redwings reggae12
retriever ricardo1 richard1 richard123 rihanna1 river123 riverside robert12 robert123 roberto1
rockandroll rocknroll rockstar rockstar1 rocky123 rodriguez root1234 rootroot rose1234 rosebud1
rottweiler ruby1234 russia12 sabrina1 saibaba1 sailboat sailing1 samantha samantha1 samantha123
samsung1 samsung123 samurai1 sanchez1 sandwich sapphire saturday saturn12 sausagedog school12
school123 science1 scooby12 scoobydoo scorpio1 scorpio123 scorpion scotland sebastian sebastian1
secret12 secret123 secret1234 security security1 semperfi senha123 september september1 server12
sexy1234 sexyboy1 sexygirl sexygirl1 sexylady sexymama sexysexy sexything shadow1! shadow11
shadow12 shadow123 shadow1234 shadow2020 shadow2021 shadow2022 shadow2023 shadow2024 shadow2025
shadow2026 shanghai shepherd shogun12 silver12 silver123 silverado simpsons simpsons1 singapore
sister12 sister123 sisters1 skate123 skateboard skater12 slimshady slipknot slipknot1 slipknot666
smoke420 smokeweed smokey12 snickers sniper12 sniper123 snoopy12 snowball snowboard snowboard1
snowflake snowman1 soccer10 soccer11 soccer12 soccer123 softball softball1 softball12 soldier1
something sophie12 sophie123 southpark spaghetti spanish1 spartan1 spartan117 spider12 spiderman
spiderman1 spiderman123 spirit12 spongebob spongebob1 spring12 spring123 spring2020 spring2023
spring2024 stallion starcraft stargate stargate1 starlight startrek startrek1 starwars starwars1
starwars123 steelers steelers1 stephani stephanie strawberry strawberry1 student1 student123
students subaru12 success1 success123 sugar123 summer01 summer08 summer09 summer10 summer11
summer12 summer123 summer2019 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025
summertime sunday12 sunflower sunflower1 sunlight sunset12 sunshine sunshine1 sunshine12
sunshine123 superman superman! superman1 superman12 superman123 superstar superstar1 superuser
supervisor surfer12 surfing1 suzuki12 sweet123 sweetheart sweetie1 sweetness sweetpea sweety12
swimmer1 swimming system12 system32 taylor12 taylor123 taylor13 teacher1 teacher123 temp1234
temporary temppass tennis12 tennis123 tequila1 terminator test1234 test12345 tester123 testing1
testing123 testtest texas123 thepassword thomas12 thomas123 thuglife thunder1 thunder12 thunder123
tiger123 tigers12 tigger01 tigger12 tigger123 tinker12 tinkerbell titanic1 titans12 together
tokyo123 toor1234 topsecret tornado1 tottenham toyota12 toyota123 trans-am treasure treasure1
tree1234 trees123 trinity1 trojan12 trucker1 trustme1 trustno1 tulips12 tupac123 twilight
twilight1 twitter1 tyler123 ultimate undertaker unicorn1 unicorns universe university unix1234
user1234 username username1 userpass usmc1234 vacation valentin valentina valentine valentine1
valeria1 vampire1 vampires vanessa1 vanessa123 vegas123 veronica victoria victoria1 victory1
victory123 viking12 vikings1 violet12 vodka123 volkswagen volleyball voyager1 wachtwoord warcraft
warrior1 warrior123 warriors warriors1 watermelon weed1234 weed4200 weekend1 welcome01 welcome1
welcome1! welcome12 welcome123 welcome1234 welcome2 welcome2020 welcome2021 welcome2022
welcome2023 welcome2024 welcome2025 welcome2026 werewolf whatever whatever1 whatever123 whatsapp
whiskey1 white123 whitesox whoknows wienerdog william1 william123 windows1 windows10 winner12
winner123 winniethepooh winter12 winter123 winter2019 winter2020 winter2021 winter2022 winter2023
winter2024 winter2025 wizard12 wizard123 wolfpack wolverine wrestler wrestling xbox360x xxxxxxxx
yahoo123 yamaha12 yamaha123 yamahar1 yankees1 yankees2 yellow12 yellow123 yourpassword youtube1
yxcvbnm1 z1x2c3v4 zaq!2wsx zaq12345 zaq12wsx zaq1zaq1 zeus1234 zxc12345 zxc123456 zxcvasdf
zxcvbnm, zxcvbnm1 zxcvbnm123 zxcvbnmm zzzzzzzz
`
