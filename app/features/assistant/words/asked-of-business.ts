/** Ways to ask for what the business, its calls and Dash do, by subject and attribute of the table. */
export const askedOfBusiness = {
  business: {
    single:
      "Can I order just one thing without a package? What can I buy singly? Do you sell single services? What is on the a la carte list? Do we have to take a bundle? Which services can be bought separately? May I pick just one service? Do you sell things one by one? Is it possible to get only part of a package? What can be had without a monthly plan?",
    tobacco:
      "Can a cigar lounge buy ads? Do you advertise tobacco? Why do lounges get no ads? Can I run facebook ads for cigars? Is it worth paying for ads for my humidor? Are ads for tobacco allowed? Can you promote a smoke shop on social networks? Will google or facebook take our cigar ads? Our ads were banned because of tobacco? Why can't a smoking lounge advertise? We sell cigars, can we use google ads? Would facebook let us promote our lounge? Is paid promotion possible for a smoke shop? Will instagram take an ad for cigars?",
    finalPrice:
      "What does the final price depend on? Is the price fixed? How do you decide the exact price? Are these the real numbers we would be billed? Can the price still move? Who decides what I pay in the end? Where in the range would I be? How exact are your prices?",
    inWriting:
      "Do I get the price in writing? When do I know the final price? Will you put the quote on paper before we start? Do you give a written offer? When will I know exactly what I pay? Is there a written quote before work begins? Will I know the figure before I commit? Do I get a proper estimate on paper?",
    ranges:
      "Why are your prices ranges? Why is it not one price? Why do you print from to prices? Why can't you tell me one number? Why do I see two figures for each price? What makes the price vary? Why from so much to so much? What decides whether I pay the low or the high figure?",
    currency:
      "In which currency are your prices? Are the prices in dollars? What currency do you quote in? Is that in american money? Are those numbers dollars? Do you bill in dollars? Which money are the prices in?",
    offers:
      "Is a price on the site a binding offer? Can I hold you to the prices on the page? Are your prices guaranteed? Does the figure on the website commit you? Are the listed prices final? Can I accept a price online and be done?",
    whyPrices:
      "Why do you publish your prices? Why are your prices on the site? How come you show prices openly? Other agencies hide their prices, why do you not?",
    writeTo:
      "What is your email address? How do I contact you? Where do I write to you? What address do I mail for general things? How can I reach you? Whats your mail? I would rather email you, where to? An address to write to? How do I get hold of you?",
    place:
      "Where are you located? What city are you in? Where is your company based? In which town do you sit? Which state are you in? Where is your office? Are you in california? Which city do you work from? Where do you guys sit?",
    social:
      "Are you on instagram? Which social media are you on? Where can I follow you? Do you have a linkedin or youtube? Are you on facebook or instagram yourselves?",
    business:
      "What do you do? What does your company do? What is {name}? Tell me about your business? What is it that you people do? What is this company about? What do you offer?",
    kindOfHouse:
      "What kind of company are you? What is your company called? What is the name of your business? Are you a big agency or a small one? Are you an agency? How big a firm are you? Are you freelancers? Are you a boutique firm? Tell me who you are in a sentence? Is this a large firm?",
    trades:
      "Which trades do you work with? Who are your customers by trade? Do you only work for wineries, lounges and restaurants? Which kinds of businesses do you help? Who do you work for? What industries do you serve? Do you take restaurants? Do you work with wineries? Is this only for wine? Do you help cigar lounges? What sort of places are you for? Is a fine restaurant your thing? Would you take on a wine bar? I own a cigar lounge, are you for me? Who is your typical customer?",
    whyTrades:
      "Why do you only work with these trades? Why did you choose wineries and lounges? Why wine and cigars of all things? What is special about wineries and lounges? Why not shoe stores or dentists? Why only hospitality?",
    steps:
      "What are the steps of your work? How does working with you go? How many steps has your process? What is your method called? How do you go about it? What does the process look like? What phases are there? Walk me through how an engagement goes? What are the stages from start to finish? How do you take a client from beginning to end?",
    first:
      "What do you do first? What happens first when we hire you? How do you find out what is wrong with our place? How do you begin with a new customer? What is the very first thing you do for us? Do you come and see our place before advising us? Do you try us out like a guest? Do you test us as a secret shopper? Do you phone us and try to book?",
    goLive:
      "When do things go live? Do you launch during harvest? Who decides the week of the launch? Will you switch things on while we are picking grapes? Can you keep away from our busy weeks? Can we choose when it goes live? Will a launch disturb the busy season? When is everything switched on? Do you avoid our peak time? Would you ever change our site in the middle of crush? Do you push anything live around Valentine's Day? Is there a time when you do not launch? Which week do you publish the new pages?",
    eitherWay:
      "Can we do some of it ourselves? Do you do the work for us or with us? I like to write myself, can you just edit and keep the deadline? Do you take people who write their own words? Is it done for you or done with you? Do you do everything or do we help? I have someone who writes, can you work with them? Is it hands off for us? Can my staff do the writing and you guide us? My wife writes beautifully, can she do the articles? We have no time, will you just do it all? Can you coach us instead of doing it? Are you hands on or do you teach us?",
    switchWay:
      "Can we change from done for you to done with you later? Can we switch between the two ways? If we start writing ourselves and get too busy, can you take over? Could we hand it all to you during the season?",
    approve:
      "Do I see texts before they are published? May I strike what you write? Who has the last word on the texts? Can I veto a post? Do you publish things that we have not read? Do you show us the posts first? Can I change what you wrote before it goes out? Who checks the words before they are public? Could I cross out a line I do not like? Nothing goes public without my ok, right? Will you run drafts past me? Who signs off on the words? Do we see drafts?",
    voice:
      "Do you write in our voice? Will it sound like us? Whose words do you use? Will the posts sound like my house? Do you copy our tone? Will it read like an ad agency wrote it? Can you make it sound natural to us? I worry that it will sound generic? Do you learn how we talk?",
    whyUs:
      "Why should I choose you? What makes you different from a big agency? Why you and not another agency? What do you do better than others? Why not take any other marketing firm? What sets you apart?",
    oneHouse:
      "Does everything come from one company? Do we need several agencies? Do you do all of it yourselves? Do I deal with one firm for all of it? Is everything done under one roof? Will I be sent to other suppliers? Is any of it outsourced to different agencies?",
    countGuests:
      "What do you count as success? How do you measure results? What do we agree to count? How do we know that it works? How do you tell whether it was worth it? What numbers do you go by? How will I know it is paying off? What does success look like for you? Which figures matter to you? How do you prove that it is working?",
    clicks:
      "Do you count guests or clicks? What do you count first each month? Are your reports about traffic or about guests? Do you care about clicks? Is it traffic that you look at or people at the door?",
    owed: "Do you have the right to refuse service? Can you turn a customer down? Might you send me away? Do you accept everybody? Could you decline to work with us? Can you reject my business? Are you obliged to take us on?",
    ip: "Do you store my IP address? Do you log where I connect from? Is my IP written to a log? Can you see my address on the internet? Do you record where visitors come from by IP?",
    cookies:
      "Do you use cookies? Does the site set cookies? Do I get a cookie banner? Are cookies placed on my computer? Do I have to accept cookies here? Any cookies? Why is there no cookie banner?",
    tracking:
      "Do you track visitors? Do you use google analytics or pixels on your own site? Are there ad trackers on this site? Am I being followed on this site? Is google watching me here?",
    counting:
      "How do you count visits? Do you know how many people visit? How are visitors to these pages counted? Do you keep statistics on visits?",
    gpc: "Do you honor Global Privacy Control? Do you respect the do not track signal of my browser? Do you respect a signal not to be tracked?",
    letterTracking:
      "Do your letters track whether I open them? Do you see who reads your newsletter? Can you tell when I read your mail? Is there a tracking pixel in your newsletter? Do your emails report back that I opened them? Are links in your letters tracked?",
    unsubscribe:
      "How do I unsubscribe? How do I stop your mails? How do I get off the list? I do not want your letters any more? How do I make the emails stop? Can I leave the mailing list easily? If I sign up for letters can I get out again? Is opting out one click?",
    consentKept: "Do you send letters without my consent? When do you write me letters?",
    machine:
      "Are decisions about me made by a machine? Does an algorithm judge me? Is anything decided automatically? Does a computer decide about my case?",
    breach:
      "What do you do if data is stolen? Will you tell me about a data breach? What happens after a hack? Would I hear about it if somebody broke in? Do you inform people of a leak?",
    sellData:
      "Do you sell my data? Will my address be sold or passed to marketers? Do you share my details with other companies? Do you give my details to marketers? Is my address passed on? Will third parties get my email? Do you trade email addresses? Will my contact details end up with advertisers? Is my info kept private from other firms? Do marketers get my number from you?",
    whoSees:
      "Who sees my data? Which companies receive my data? Who gets to see what I send you? Who besides you gets at my details? Do outside providers handle what I send? Are there subprocessors? Do third parties handle the forms?",
    governing:
      "Which law applies? Which state's law governs the terms? Under what law would a dispute fall? Law of which state? Which courts or laws apply in a dispute? If we sue, which state's law? Jurisdiction? What law governs the agreement on this website?",
    liable:
      "Are you liable for lost profits? For what are you not liable? Who pays if your advice costs me money? Will you compensate me if something goes wrong? Can I hold you responsible for a loss? Are you to blame if I lose sales?",
    yours:
      "Who owns what I send you? Do pictures I send become your property? Do I keep the rights to my photos? Who has the rights in my message? Does my text belong to you once I send it?",
    asOwn:
      "Who owns the texts of the site? Who holds the copyright here? Are the words here protected? Is your material copyrighted?",
  },
  dash: {
    price:
      "What does Dash cost? How much is Dash a month? Setup price of Dash? What do I pay to get Dash going? How high can the monthly of Dash go? Most I could pay for the setup of Dash? What is the cheapest way to have Dash? Where do the prices of Dash start? Management fee of Dash? What do you want for Dash? How much to have Dash on our phone? One time fee for Dash? Monthly cost of Dash? What does the robot that answers missed calls cost? What is the top price for putting Dash in?",
    support:
      "How long do you support us after Dash is set up? How many days of help come with Dash? Do you stay with us once Dash is running? Is there support with the setup of Dash? Do you help us after Dash goes live? For how long do you hold our hand with Dash?",
    what: "What is Dash? Explain your AI assistant? Who is Dash? What kind of thing is Dash? What do you mean by Dash? Is Dash a person or software?",
    contents:
      "What can Dash do? What does Dash do for us? List the tasks of Dash? What jobs does Dash take on? How would Dash help us? Which tasks can Dash handle?",
    leaves:
      "What does Dash not do? What are the limits of Dash? What does Dash leave to us? Is there anything Dash refuses to do? What should Dash never do? What must Dash not answer?",
    lowerFigure:
      "What does the price of Dash depend on? Why is Dash a range? When is Dash at the lower figure? What makes Dash cost more or less each month? Why does the management price of Dash vary? What does the monthly for Dash depend on?",
    holdDate:
      "Can Dash hold a table or a date? Can Dash promise a price for a party? Will Dash confirm a reservation for a private dinner? Can Dash make a firm reservation? Can Dash promise a table or a date? Does Dash quote prices for a private party? Will Dash commit us to a booking?",
    dashSetup:
      "What happens in the setup of Dash? What do you need from us to start Dash? How does Dash learn about our house? How do you teach Dash? What do I have to give you so that Dash can start? How do you prepare Dash? What is done when Dash is put in? What must I hand over so that Dash can start? What information does Dash need from us? How is Dash trained? What does Dash learn before it starts?",
    reviewOnce:
      "How many times does Dash ask for a review? Does Dash send a second reminder for reviews? Does Dash reward guests for reviews? Will Dash nag my guests for a review? How pushy is Dash about reviews? Do guests get several messages asking for a review? Is there a gift for leaving a review? How often does Dash remind somebody to review? Does Dash nag people? Do guests get a gift for a review through Dash? Are there reminders if the guest does not answer Dash?",
    reviews:
      "How does Dash collect reviews? Does Dash ask guests for reviews? Does Dash only ask happy guests? Can Dash get us more reviews? How are guests asked for a review? Does Dash pick only satisfied guests? Can Dash get us more stars? Do unhappy guests get asked too by Dash?",
    firstWords:
      "What does Dash say first? How does Dash introduce itself? What does Dash tell people in its first line? Does Dash introduce itself as a bot? How does a conversation with Dash start? What is the opening line of Dash?",
    missedCalls:
      "What does Dash do when we miss a call? Does Dash answer the phone? Does Dash speak to the caller? What happens when nobody picks up the phone and Dash is on? Does Dash text back missed calls? What happens when the phone rings and we are too busy? Someone calls at night, what does Dash do? Does Dash call people back or text them? How fast does Dash react to a missed call? Our phone rings out during service, does Dash help? If I miss a call what does Dash do? Does Dash reply by text when we cannot pick up?",
    chat: "Where does Dash get its answers? Does Dash chat on our website? What does the chat bot answer from? What does Dash know about my house? Where does Dash take its answers from?",
    leads:
      "What does Dash ask a guest who inquires? How does Dash capture leads? What details does Dash take from an inquiry? What questions does Dash put to someone who wants a party? Does Dash collect names and numbers? What does Dash ask somebody who wants the private room? Which details does Dash collect from an inquiry? Does Dash note the number and the date?",
    nurturing:
      "Does Dash send letters to people who asked? When does Dash write to guests later? Does Dash follow up with people? Will Dash keep in touch with guests? Can Dash send news about a release?",
    approveLetters:
      "Who approves the letters that Dash sends? Do I see letters before Dash sends them? When do the letters of Dash stop? Does Dash send anything that I have not seen? Do I have to sign off what Dash writes? Does anything go out from Dash without my seeing it? Will Dash email guests on its own? Do we sign off on what Dash mails? Can I check a letter before Dash sends it?",
    pretend:
      "Does Dash pretend to be human? Do guests know Dash is a machine? Will Dash act like one of my staff? Does Dash say it is a robot? Will guests think Dash is a person? Is it honest about being a bot? Do people notice that Dash is automatic? Will people realize they talk to a machine? Would callers think Dash is a person? Is Dash open about being an AI? Does Dash fool guests?",
    askPerson:
      "What if a guest wants a human from Dash? Can a guest reach a person through Dash? What happens when someone asks Dash for a real person? Can people get to a human? A guest insists on talking to somebody real, what does Dash do? A guest wants a human, does Dash pass it on? Can someone get past Dash to a person? Does Dash connect people to staff?",
    guess:
      "What if Dash does not know the answer? Does Dash make things up? What happens with questions that Dash cannot answer? What if Dash is asked something it was not told? Will Dash invent an answer? Can I trust what Dash says? What if somebody asks Dash something odd? How does Dash deal with a question it was not taught? Does Dash make things up?",
    haggle:
      "Does Dash give discounts? Can a guest bargain with Dash? Will Dash negotiate prices? A guest asks Dash for a lower price? Can Dash offer a deal? Can a guest talk Dash into a lower price? Does Dash bargain? Will Dash hand out coupons?",
    law: "Will Dash sell tobacco or wine in a chat? Does Dash ship wine to a state without a permit? Can Dash book a tasting for a minor? What does Dash do about underage guests? A teenager asks Dash for a tasting? Someone wants cigars from Dash? Does Dash obey the liquor laws? What does Dash do about minors? Would Dash ship wine to a dry state? A teenager writes to Dash for a tasting, what now? Does Dash know the shipping rules?",
    management:
      "What does the monthly management of Dash cover? Who keeps Dash up to date? Who corrects Dash when the menu changes? Who reads the conversations of Dash? What do I pay every month for Dash? What do you do each month for Dash? Our hours change often, who tells Dash? Who corrects Dash if it replies badly? Does anyone check what Dash says? Who keeps Dash current when our menu changes? Who looks after Dash each month?",
    keep: "How long are questions to Dash kept? When is what I typed to Dash deleted? For how many days do you save what people ask Dash? Do you store my chat with Dash? Do you keep my question? How long is this chat stored? Is what I write here saved?",
    dashPrivate:
      "Is my question to Dash tied to me? Is Dash anonymous? Do you know who asked Dash? Can you see who I am in this chat? Is my chat with Dash linked to my name? Can you tell who asked Dash something? Is Dash anonymous?",
    aiProvider:
      "Does Dash send my question to an AI company? Who receives what I ask Dash? Which outside service sees my chat with Dash? Is what I type into Dash passed to an AI company? Does Dash use an outside AI? Does my question leave your server?",
  },
  wineries: {
    aboutCall: "What is the strategy call for a winery about? What do we talk about in the winery call?",
    build:
      "What do you do for wineries? What do you build for a winery? How do you help a vineyard? What would you do for our tasting room? How can you help a wine estate?",
    season:
      "When is the busy season of a winery? When do you write what goes out at harvest? How far ahead do you write holiday letters? When do you prepare the fall campaigns for a winery? How far ahead is harvest planned? What is the busy calendar of a winery to you?",
    knowFirst:
      "What do visitors of a winery want to know? What do people look for before they visit a winery? What do visitors ask before a tasting? Which questions should our winery page answer?",
    club: "What do you do for a wine club? What do you do about allocation lists? Our club list is spread over several systems, can you merge it? Can you bring receipts, club and inbox together? Do you clean up member lists of a winery?",
    "saturday-turn-people-away-thursday-polish-glasses": "Our tasting room is full on saturday and empty on thursday?",
    "bought-two-bottles-never-joined": "Visitors love it and never join the club?",
    "members-skip-shipment-quit": "Members quit after they skip a shipment?",
  },
  lounges: {
    aboutCall: "What is the strategy call for a lounge about?",
    build:
      "What do you do for cigar lounges? What do you build for a lounge? How can you help a smoking lounge? What would you make for our lounge?",
    season:
      "What are the gift seasons of a cigar lounge? When is a lounge busy? Which holidays matter for a cigar shop? Which months matter to a cigar lounge? When are a lounge's best weeks? What are the gift seasons for cigars?",
    lockers:
      "What do you do for lockers? How do you help with memberships of a lounge? What is on the membership page? We want to rent out more lockers? Can you help us get members for the lounge? How do you fill lockers? How would you sell memberships in a lounge? We have empty lockers, what would you do?",
    humidor:
      "How do you show the humidor on the site? Do you make pages for each cigar brand? Should our stock be online? People phone to ask whether we carry a brand, what do you do? Can you put our cigars on the website?",
    ageGate:
      "Do you build an age gate? Does the age gate block search engines? Our age popup hides us from google, can you fix it? Does the age check hurt my ranking? How do you keep minors out without blocking search?",
    counsel:
      "Who has the last word on legal questions of a lounge? Do you know the tobacco rules? Do you give legal advice on tobacco? Who checks the tobacco rules? Do you know what the law says in my state about cigars?",
    "boosted-post-lost-account": "A network closed our account after we boosted a post, what now?",
    "vape-shop-above": "A vape shop comes above us in search, what can be done?",
    "new-faces-maker-s-night-vanish": "New people come to our events and never return?",
    "everybody-room-nobody-locker": "Nobody asks for a locker, what can you do?",
  },
  restaurants: {
    bring: "What should I bring to the strategy call? What do I prepare for the call?",
    build:
      "What do you do for restaurants? What do you build for fine dining? How can you help a restaurant? What would you do for our dining room?",
    season:
      "When is the big season of a restaurant? When are private parties? Which nights of the year sell out at a restaurant? When are the quiet weeks for a restaurant? What do you plan around Valentine's Day? When do companies book December dinners?",
    noShows:
      "What do you do against no shows? Guests book and do not turn up, what is the cure? What wording do you write about deposits? People reserve and never come? How do you stop guests from not showing up? What do we write about deposits? Guests do not turn up, what can be done? People book and never come? How do you cut empty reserved tables? Should we ask for a deposit?",
    privateRoom:
      "What do you do to fill a private dining room? What belongs on a private dining page? Our private room is empty most nights? How would you sell our back room? How do you advertise our private room? How do we get more private dinners? What does somebody who plans a private dinner want to know?",
    directBooking:
      "How do we get direct bookings without the platform? What do you think of reservation platforms? The booking platform takes too much commission? We pay for each cover to a booking platform, can that stop? How do we get rid of commission to reservation sites? Can guests book with us instead of an app?",
    quietNights:
      "How do you fill a quiet tuesday? What helps on slow weeknights? What do you do about slow evenings? How do we get people in on a tuesday? How do you fill a slow midweek without cutting prices? Our weeknights are dead, what do you suggest? Do you use happy hours to fill tables?",
    serviceHours: "Do you call during service? Do you bother us on a friday night?",
    "menu-changed-march-website-didn-t": "Our menu on the website is out of date?",
  },
  "other-trades": {
    otherTrades:
      "Do you help other trades such as a distillery or creamery? We make cheese and not wine, can you help us? My kind of business is not on your list? Do you take a brewery or a hotel? I run a brewery, do you help? Can a bakery or hotel work with you? We are not a winery or restaurant? Is it any use for a craft maker to call you? Do you take other kinds of business?",
  },
  "step-discover": {
    happens:
      "What happens in the discover step? What do you look at in the discovery stage? What do you ask us at the start in the discover step?",
  },
  "step-design": {
    happens:
      "What happens in the design step? Is there a written plan before you build? What does the plan contain? What do we get from the design step?",
  },
  "step-deploy": {
    happens: "What happens in the deploy step? What goes live in the deploy step?",
  },
  "step-optimize": {
    happens:
      "What happens in the optimize step? What do you look at every month? What do you improve each month? What do you change after the launch in the optimize step?",
  },
  "step-elevate": {
    happens: "What happens in the elevate step? What comes once we are full? What is the last step about?",
  },
  "strategy-call": {
    length: "How long is the strategy call? How long is the strategy call? How many minutes is a strategy call?",
    free: "Is the strategy call free? Is the strategy call free? What does the strategy call cost?",
  },
  consultation: {
    length:
      "How long is the consultation? How many minutes is the free session? How long do we talk the first time? Is the first call an hour? How much of my time does the first talk take? Is the first session long? Minutes of the free call? How much of my day does the call take? How many minutes should I block for the first talk? Is the session half an hour?",
    free: "Is the consultation free? What does the first talk cost? Do I pay for the first conversation? Is there a bill for the session? Do you charge for the first meeting? Is the first chat without cost? What do I owe for the free talk? Does talking to you cost anything?",
    hours:
      "When can I book a session? On which days do you hold sessions? At what hours are appointments? In which time zone are the appointment times? Do you have sessions on fridays? What times are open for a talk? Can I book a slot in the morning? Which time zone is your calendar in? Whose time zone are the slots in?",
    video:
      "Is the consultation by phone or by video? Can we do it over the phone? Do I need a camera? Is the first meeting in person? Do we meet online? Do we have to use video? Can I just phone? Is it a zoom or a phone call? Do I have to come by? Zoom or phone? Do I have to come to your office for the consultation? Is the first talk online?",
    what: "What is the consultation about? What is the free session? What do we talk about in the consultation? What is this consultation for? What would we speak about?",
    happens:
      "What happens in the consultation? What do you look at in the session? What do you review before we talk? What do you prepare before our talk? How does the free session go?",
    quickWins:
      "What do I get from the consultation? What do we have in hand after the free session? Do I keep the list if I do not hire you? What do I walk away with? How fast can the quick wins be fixed? How many quick wins do you name? What will I have afterwards? Do I get anything out of the free half hour? What can we fix ourselves after the session? Is the list mine to keep? Do I keep the notes if I do not hire you? What do I walk away with? What will I have after the call? Is the call useful if we do not work together? What do I get out of the consultation?",
    secondCall:
      "Will you call me again after the consultation? Do you chase people after the free session? Is there a sales call afterwards? Will you pester me after the talk? Do your people keep calling? Do I get chased by sales? Will you pester me afterwards? Do you follow up with sales calls? Are you going to keep calling me? Is there a hard sell after the session?",
    pressure:
      "Is there pressure to buy? Do I have to buy something after the consultation? Is the session a sales pitch? Is there a catch with the free session? Do you push people to sign? Will you try to sell me something?",
    change:
      "How do I move my appointment? How can I cancel my booking? I cannot make it, how do I reschedule? My plans changed, can I shift the session to another day? Where do I cancel the session? Something came up, can I change my slot? How do I call off the session? I have to postpone our talk? I booked the wrong time?",
    missing:
      "What if I do not come to the session? What if I forget my appointment? What if I cannot make it to my session? I might miss the appointment, what should I do?",
    book: "How do I book a consultation? How do I get started with you? What is the next step? Where do I choose a time? How can I talk to you? I want to make an appointment? How do I set up a call? Where is the calendar?",
    firstNote:
      "What do you ask before the booking? What should I write in the form? What do you want to know before the session? What information do you need from me before the call? What do I write when I request a session? What should I tell you before the call?",
    wrongPeople:
      "What if you are not right for us? Do you tell us if we are not a fit? What happens if you cannot help us? What if we are not a fit? Will you tell me honestly if you cannot help? If you are not right for us, do you say so?",
    notSure:
      "I am not sure about booking, what should I do? What can I do instead of booking a call? I do not want to talk yet, what else is there? I am not ready to book, what else can I do? What if I am still undecided?",
    obliges:
      "Does booking oblige me to anything? Do I have to hire you after the call? Am I bound to anything by booking? If I book, do I have to hire you? Does the call commit me to anything? Am I bound to anything after the session?",
    owed: "Can you refuse a consultation? May you decline to talk to me? Can you cancel my free session? Could you say no to a consultation? Is the free call something I am entitled to?",
  },
};
