/** An agent skill (agentskills.io): what it is for, and the whole of its SKILL.md. */
export interface AgentSkill {
  readonly name: string;
  readonly description: string;
  readonly text: string;
}
