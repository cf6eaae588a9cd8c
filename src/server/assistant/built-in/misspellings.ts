/** Slips that are never words of their own, so that they can be corrected without asking. */
const slips = `
accross across, acheive achieve, acheived achieved, accomodate accommodate, adn and, adress address, agressive aggressive
allways always, alot a lot, aparently apparently, apparant apparent, arguement argument, basicly basically
beacuse because, becasue because, becouse because, becuase because, beautifull beautiful, beatiful beautiful
befor before, begining beginning, beleive believe, belive believe, bizzare bizarre, brocoli broccoli, buisness business
calender calendar, carefull careful, comming coming, commited committed, concious conscious, curiousity curiosity
dachshound dachshund, dachsund dachshund, daschund dachshund, daschshund dachshund, datchshund dachshund
definately definitely, definatly definitely, dissapear disappear, dissapeared disappeared, dissapointed disappointed
embarass embarrass, embarassed embarrassed, embarassing embarrassing, enviroment environment, excelent excellent
existance existence, experiance experience, familar familiar, finaly finally, foriegn foreign, fourty forty, foward forward
freind friend, freinds friends, garantee guarantee, gaurd guard, goverment government, happend happened
happyness happiness, hieght height, hte the, humourous humorous, imediately immediately, immediatly immediately
independant independent, interupt interrupt, intresting interesting, knowlege knowledge, lenght length, libary library
litle little, maintainance maintenance, mispelled misspelled, naturaly naturally, neccessary necessary, necessery necessary
neice niece, noticable noticeable, occassion occasion, occassionally occasionally, occured occurred, occurence occurrence
occuring occurring, oppurtunity opportunity, orignal original, paniced panicked, particulary particularly, peice piece
persistant persistent, posession possession, prefered preferred, probaly probably, probly probably, publically publicly
realy really, reciept receipt, recieve receive, recieved received, recieves receives, recomend recommend
recomended recommended, refered referred, relevent relevant, remeber remember, rythm rhythm, saftey safety
sandwhich sandwich, scedule schedule, seperate separate, seperated separated, shoudl should, similiar similar
sincerly sincerely, succesful successful, sucess success, sucessful successful, suprise surprise, suprised surprised
suprising surprising, taht that, teh the, temperment temperament, tendancy tendency, thier their, threshhold threshold
tommorow tomorrow, tommorrow tomorrow, tomorow tomorrow, tounge tongue, trafic traffic, truely truly, untill until
usefull useful, usualy usually, vaccum vacuum, vegtable vegetable, vegtables vegetables, vetenarian veterinarian
veteranarian veterinarian, vetrinarian veterinarian, visable visible, wellcome welcome, whcih which, wich which
wierd weird, wiht with, wonderfull wonderful, writting writing, wtih with, yeild yield, yesturday yesterday
`

const contractions = `
aint ain't, arent aren't, cant can't, couldnt couldn't, couldve could've, didnt didn't, doesnt doesn't, dont don't
hadnt hadn't, hasnt hasn't, havent haven't, heres here's, hes he's, im I'm, isnt isn't, itd it'd, itll it'll, ive I've
mustnt mustn't, neednt needn't, shes she's, shouldnt shouldn't, shouldve should've, thats that's, theres there's
theyll they'll, theyre they're, theyve they've, wasnt wasn't, werent weren't, weve we've, whats what's, wheres where's
whos who's, wont won't, wouldnt wouldn't, wouldve would've, youll you'll, youre you're, youve you've
`

function readPairs(list: string): ReadonlyMap<string, string> {
  const pairs = list.trim().split(/,\s*|\n/)
  return new Map(
    pairs.map((pair): [string, string] => {
      const [wrong = '', ...right] = pair.trim().split(' ')
      return [wrong, right.join(' ')]
    }),
  )
}

export const misspelledWords = readPairs(slips)
export const missingApostrophes = readPairs(contractions)
