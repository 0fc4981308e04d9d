/** One value as it stands on a report. */
export interface ReportLine {
  readonly marker: string;
  readonly value: number;
  readonly unit?: string;
  readonly refLow?: number;
  readonly refHigh?: number;
}

/**
 * Reads a line such as "TSH 5.2 mIU/L", "Glucose: 95 mg/dL (70-99)" or "Vitamin B12 410 pg/mL": the last
 * number before the unit is the value. Undefined when the line holds no name with a number.
 */
export function parseReportLine(line: string): ReportLine | undefined {
  const own = /[([]?\s*(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)\s*[)\]]?\s*$/.exec(line);
  const head = own === null ? line : line.slice(0, own.index);
  const found = /^(.*\S)[\s:=,;]+(\d+(?:\.\d+)?)(?![\d.]*[\^*])\s*(x?10[\^*e]?\d+\/\S+|[^\s\d]\S*)?$/iu.exec(
    head.trim(),
  );
  const [, marker = '', value = '', unit] = found ?? [];
  if (!/\p{L}/u.test(marker)) return undefined;
  return {
    marker: marker.replace(/[:=,;\s]+$/, '').trim(),
    value: Number(value),
    ...(unit === undefined ? {} : { unit }),
    ...(own === null ? {} : { refLow: Number(own[1]), refHigh: Number(own[2]) }),
  };
}
