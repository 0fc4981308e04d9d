export const DISCLAIMER =
  'Educational information, not a diagnosis. The range printed on your own report takes precedence. Talk to a clinician about what a result means for you.';

export const DISCLAIMER_ES =
  'Información educativa, no un diagnóstico. El rango impreso en su propio informe tiene prioridad. Hable con un profesional de la salud sobre lo que un resultado significa para usted.';
