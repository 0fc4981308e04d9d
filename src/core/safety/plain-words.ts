/** Words of their own that are a slip away from one of a sign: "breast" is no "breath". */
export const PLAIN: ReadonlySet<string> = new Set(
  [
    'mucha androgen another antibody arterial ayuda ayunas ayuno bleach blend blond bloom blown board brand',
    'breach bread break breaks breast brood brother calcio cambia cambio cansa cansada cansado carne carro',
    'casas chain chair chance change chart charts cheap cheat checar check checks cheese cheque chequeo',
    'chess clinic clinical cobra cobre colina cosas craving cravings cuando cuanta cuanto cynical defect',
    'desde detect detected detects dices dieron dinero donde drawing drawn draws drive father fiver flood',
    'flower folder foods formal format former fructosa gather gender glucosa glucose grain grains great',
    'groan guest hasta healed healing heard hearth heating heaven heavy hiring holder homme horas hormone',
    'hormones human lactosa launch leave leaves lender liver lower lucky lunch magnesium mango mangos',
    'manual medica medico medida medidas medir menos mesas meses morning mother murmur never nombre normal',
    'nueva nuevas nuevo nuevos numero numeros older orden ordenar ordeno order ordered orders other others',
    'painless paint painting paints pancreas panda panel panels pasas period periodic physic physical',
    'pisos point power price prices pride print prize protein proteins prueba pruebas quest ',
    'rapid rapida rapidly rapido rather ready really relay render reply request result results',
    'river saint salado saldo salud sangria santo score semana semanas semen sender shake shape share',
    'shower showers siempre sienta siento silver sobre sofocos sombra stage start state steel steroid',
    'stick still stone stood store story strike struck stuff sugar super supper taint tender there thyroid',
    'tools touch tower visit visits vista viste vitamin vitamins vivir weekly weeks wheel while white',
    'woman women write cabello cabellos mareo mareos mareado hueso huesos taking smoldering smouldering',
  ].flatMap((words) => words.split(' ')),
);
