import type { APIRoute } from 'astro';
import { site } from '../../site/site.ts';
import { securityTxt } from '../../surfaces/security-txt.ts';

/** security.txt, where the store or its repository has an address for reports. */
export function getStaticPaths() {
  const { service } = site().data.service;
  const contact = service.contactUrl ?? service.repository;
  return contact === undefined
    ? []
    : [{ params: { file: 'security' }, props: { text: securityTxt(service, contact) } }];
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
