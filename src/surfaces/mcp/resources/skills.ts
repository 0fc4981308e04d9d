import type { AgentSkill } from '../../../core/model/page.ts';
import { onceFor } from '../../../core/once.ts';
import { digestOf } from '../../agents/skills.ts';

const uriOf = ({ name }: AgentSkill): string => `skill://${name}/SKILL.md`;

/** An entry of skills/list (SEP-2640): the front matter of a skill, and the digest of its file. */
export const skillEntries = onceFor((skills: readonly AgentSkill[]) =>
  skills.map((skill) => ({
    uri: uriOf(skill),
    frontmatter: { name: skill.name, description: skill.description, license: 'MIT' },
    resources: [
      { uri: uriOf(skill), digest: digestOf(skill.text), size: new TextEncoder().encode(skill.text).length },
    ],
  })),
);

/** The text of the skill at an address; undefined where there is none. */
export const skillAt = (uri: string, skills: readonly AgentSkill[]): string | undefined =>
  skills.find((skill) => uriOf(skill) === uri)?.text;

/** The skills as resources are listed. */
export const skillResources = (skills: readonly AgentSkill[]) =>
  skills.map((skill) => ({
    uri: uriOf(skill),
    name: skill.name,
    description: skill.description,
    mimeType: 'text/markdown',
  }));
