import { type ApiDescription, type Operation, type Parameter, resolved } from './api-description.ts';

/** The parameters of an operation, shared ones included. */
export const parametersOf = (
  { parameters = [] }: Operation,
  { components }: Pick<ApiDescription, 'components'>,
): Parameter[] => parameters.flatMap((one) => resolved<Parameter>(one, components.parameters) ?? []);

/** A request with the examples of the document, to be pasted into a shell. */
export function curlOf(method: string, path: string, operation: Operation, api: ApiDescription): string {
  const [server] = api.servers;
  const address = `${server?.url ?? ''}${exampleAddress(path, parametersOf(operation, api))}`;
  if (method === 'GET') return `curl -s '${address}'`;
  const body = JSON.stringify(operation.requestBody?.content['application/json'].example);
  return `curl -s '${address}' -H 'content-type: application/json' -d '${body.replaceAll("'", `'\\''`)}'`;
}

/** The path with the examples of its parameters, and the query that they make. */
export function exampleAddress(path: string, parameters: readonly Parameter[]): string {
  const given = parameters.flatMap(({ name, in: place, example, content }) => {
    const json = content?.['application/json'].example;
    const texts = json === undefined ? textsOf(example) : [JSON.stringify(json)];
    return texts.map((text) => ({ name, place, text: encodeURIComponent(text) }));
  });
  const filled = given
    .filter(({ place }) => place === 'path')
    .reduce((address, { name, text }) => address.replace(`{${name}}`, text), path);
  const query = given.filter(({ place }) => place === 'query').map(({ name, text }) => `${name}=${text}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** A list is a repeated parameter. */
const textsOf = (value: unknown): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];
