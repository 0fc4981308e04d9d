/** Ways of speaking, names of tests and long-standing complaints that only sound like a sign, in folded words. */
const FIGURES: readonly (readonly [RegExp, string])[] = [
  // Figures of speech.
  [/(?:^|\b(?:i|im|am|been|always|so|just|and) )feel(?:ing)? (?:so |really )?blue\b/g, 'x'],
  [/\b(?:nervous|emotional|mental|hormonal) wreck\b/g, 'x'],
  [
    /\b(?:feet|foot|toes?|joints?|knees?|fingers?|throat|muscles?|stomach|tongue|mouth|gut)(?: (?:is|are|feels?|like|theyre|its|always|constantly))* on fire\b/g,
    'x',
  ],
  [/\bme quema (?:el estomago|la panza|la garganta|la boca del estomago)\b/g, 'x'],
  [/\b(?:electric(?:al)? )?shocks (?:in|down) my (?:feet|foot|legs?|arms?|hands?|toes)\b/g, 'x'],
  [
    /\bmind (?:just )?(?:keeps? )?(?:goes|going|went) blank\b|\bmente (?:se )?(?:me )?(?:queda|quedo|pone) en blanco\b/g,
    'x',
  ],
  [/\bfaint (?:positive |second |pink )?lines?\b|\bse me va la onda\b/g, 'x'],
  [/\bse me fue (?:la regla|el periodo|la menstruacion|el sueno|el hambre|el apetito)\b/g, 'x'],
  [
    /\bme peg(?:a|o|an|aron)(?: (?:fuerte|duro|mucho))? (?=(?:(?:un|una|el|la|los|las) )?(?:algo|gripa|gripe|covid|resfri\w+|catarro|tos|virus|sueno|hambre|fatiga|cansancio|alergias?|gota|migranas?|bajon|ansiedad|depresion|infeccion(?:es)?|enfermedad(?:es)?|hongos?|reumas?)\b)/g,
    'x ',
  ],
  [/\bse me peg(?:o|aron) (?=(?:una?s? )?garrapatas?\b)/g, 'tengo '],
  [/\bme quebre (?=el|la|los|un|una)\b/g, 'x '],
  [/\bse me vienen los bebes\b/g, 'x'],
  [/\b(?:higado|rinon|rinones) lastimad[oa]s?\b/g, 'x'],
  [/\bse me engarrotan? (?=(?:las|los) (?:piernas|manos|dedos|pies)\b)/g, 'x '],
  [/\blas piernas no se me quedan quietas\b/g, 'x'],
  [/\b(?:heart|brain|gut|lung|stomach) health\b|\bsalud (?:del corazon|cardiaca|cerebral)\b/g, 'health'],
  [/\bkilling me\b/g, 'killing me x'],
  [
    /\b(?:is|are|its|s) killing my (?!self|baby|kid|child|son|daughter|wife|husband|mom|dad|family|brother|sister|parents)/g,
    'x ',
  ],
  [/\b(?:could|would|can) (?:murder|kill for) (?=(?:a|an|some|the) )/g, 'x '],
  [
    /\bme (?:muero|estoy muriendo|ando muriendo) de (?:frio|hambre|sueno|sed|calor|risa|pena|verguenza|ganas|cansancio|aburrimiento|curiosidad|nervios|estres)\b/g,
    'x',
  ],
  [
    /\bme (?:estoy ahogando|ahogo) (?:de|en|con) (?:tanto |tantas |puro )?(?:trabajo|deudas|pendientes|tareas?|cuentas|pagos|gastos)\b/g,
    'x',
  ],
  // Whose turn it is.
  [
    /\b(?:le|les|me|te|nos|ya) tocan? (?=(?:a (?:mi|su) \w+ )?(?:(?:su|mi|el|la|los|las|otro|otra|un|una|ir|hacerse|hacerme|nuevo) )*(?:\w+ )?(?:chequeo|control|citas?|vacunas?|examen|examenes|analisis|pruebas?|revision|perfil|nivel|niveles|consulta|estudios?|hemoglobina|glucosa|glucosilada)\b)/g,
    'x ',
  ],
  // What it feels like is no accident.
  [
    /\b(?:feel(?:s|ing)?|felt)(?: (?:just|like|i|ive|have|got|was|been|as|if))* (?:hit|run over|ran over|flattened|trampled) by (?:a |the )?(?:truck|bus|train|car|semi|freight train|herd)\b/g,
    'x',
  ],
  [
    /\b(?:como (?:si|que)|siento que) (?:me )?(?:hubieran? |acaba de |acaban de )?(?:atropell\w*|paso|pasado|pasara|pasaron)(?: por)?(?: encima)?(?: un| una| el)? ?(?:camion|tren|carro|trailer|bus|aplanadora|tractor)?\b/g,
    'x',
  ],
  // A start at what was seen or heard: "almost had a heart attack when i saw the bill".
  [
    /\b(?:almost|nearly|casi|about|practically)? ?(?:had|have|gave me|give me|gives me|me dio|me da|nos dio|me iba a dar|me va a dar) (?:(?:a|an|un|el|una) )?(?:mini |mild )?(?:heart attack|stroke|infarto|patatus|soponcio|telele|yeyo|derrame|ataque|embolia)(?: al corazon)?(?: \w+){0,2}? (?=(?:when|after|once) (?:i|we) (?:saw|got|read|opened|heard|looked)\b|(?:al|cuando|de|nomas de|solo de) (?:ver|vi|lei|leer|abrir|abri|recibir|me dijeron|enterarme|saber|oir)\b)/g,
    'x ',
  ],
  [
    /\b(?:almost|nearly) (?:died|passed out|fainted|choked|fell over) (?=(?:when|at|after) .{0,25}\b(?:bill|price|cost|total|quote|copay)\b)|\bcasi me (?:muero|desmayo|infarto|caigo|da algo) (?=.{0,25}\b(?:cuenta|precio|total|costo|factura|cobro|cobraron)\b)/g,
    'x ',
  ],
  // What comes every day, and what has long been so.
  [/\btodos los (?:dias|meses|anos)\b|\btodas las (?:noches|mananas|semanas)\b/g, 'diario'],
  [/\b(?:woke|wake|waking) up with (?:a )?(?=headaches?\b)/g, 'x '],
  [
    /^(?:tomo|bebo) (?:mucho|demasiado|bastante|diario)(?: alcohol| licor| cerveza)?(?: (?:los fines de semana|cada noche|en las fiestas))?$/g,
    'x',
  ],
  [/^(?:prueba de )?abstinencia de alcohol$/g, 'x'],
  [
    /^(?:i get )?(?:out of breath|short of breath|winded) (?:climbing|going up|walking up|on) (?:the )?stairs$/g,
    'x',
  ],
  [/\b(?:winded (?:easily|on (?:the )?stairs)|exercise wheeze|ahogo con ejercicio)\b/g, 'x'],
  [/\b(?:coyunturas|articulaciones) (?:hinchad|inflamad)as\b/g, 'x'],
  [/\bronchas por (?=garrapatas?\b)/g, 'ronchas con '],
  [
    /\b(?:round(?: and)? puffy face|puffy face (?:in the|every) morning|cara redonda e hinchada|cara hinchada por (?:el |la )?cortiso(?:l|na))\b/g,
    'x',
  ],
  [/\bfingers turn(?:ing)? white in (?:the )?cold\b|\bmal del corazon\b|\bweak kidneys\b/g, 'x'],
  [/^debilidad en las piernas(?: por estatinas)?$/g, 'x'],
  [/\bmancha roja que crece\b/g, 'x'],
  [/\bno me salen? (?:las? |ni )?(?:lagrimas?|saliva)\b/g, 'x'],
  // Bleeding that comes again and again, and losses that are over.
  [/(?<!pads? |pad is )\bsoaking wet\b(?! (?:with|in) blood)/g, 'wet'],
  [/\bsoaking (?=(?:the|my) (?:sheets|bed|pajamas)\b)/g, 'x '],
  [/\bbleed(?:ing)? too much on my period\b|\bbleed a lot after (?:the )?dentist\b/g, 'x'],
  [/\bsangro mucho (?:en la regla|cuando me baja|con el dentista)$/g, 'x'],
  [/^hemorragia menstrual$|^coagulos grandes en la regla$/g, 'x'],
  [
    /^(?:i (?:get|have) )?(?:(?:heavy|frequent|random) )?nose ?bleeds$|^me sangra la nariz$|\bsangra (?:mucho )?la nariz (?:muy )?(?:seguido|a cada rato|a menudo)\b/g,
    'x',
  ],
  [/\bno me coagula la sangre\b|\bla sangre no (?:me )?coagula\b/g, 'x'],
  [/\b(?:hidden|occult) blood\b/g, 'x'],
  [
    /\b(?:repeated|recurrent) miscarriages?\b|^(?:third|second|fourth) miscarriage$|\bmiscarriages\b|\bmiscarried again$|\bwhy do i (?:keep )?miscarry(?:ing)?\b/g,
    'x',
  ],
  [/\babortos espontaneos\b|^perdi (?:a mi|el|un) bebe$|^(?:i )?lost (?:the|my|a) baby$/g, 'x'],
  // Allergies of the season and of the mouth, and to red meat.
  [/\bme pican? (?:mucho )?(?:la boca|los ojos|el paladar|la nariz)\b/g, 'x'],
  [/\bcarne roja\b/g, 'carne'],
  // Names of tests and of slow poisons.
  [/\bwhooping cough blood test\b|\banaphylaxis test\b/g, 'x'],
  [/\bcarbon monoxide (?:level|test|blood test)s?\b/g, 'x'],
  [/\bveneno de (?:avispa|abeja|avispon|hormiga)s?\b|\bmetal hip poisoning\b/g, 'x'],
  [/\bintoxicacion por (?:talio|plomo|mercurio|arsenico|cadmio|cobalto|cromo|metales)\b/g, 'x'],
  [/\btick(?: |-)?(?:bite|fever|borne) (?:test|panel)\b|\bpanel por picadura de garrapata\b/g, 'x'],
  [/\bcat scratch (?:disease|fever)\b|\bhongo de murcielago\b|\brabies rffit\b/g, 'x'],
  [/\black of pep\b|\bkeeps coming back\b/g, 'x'],
  [/\b(?:de|en|por) 24 horas\b|\b24 ?(?:hour|hr) urine\b/g, 'x'],
];

/** A folded text in which no figure of speech is left that could be taken for a sign. */
export const withoutFigures = (folded: string): string =>
  FIGURES.reduce((text, [figure, meant]) => text.replace(figure, meant), folded);
