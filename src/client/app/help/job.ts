import type { Access, Grant } from '@contract/http/route'

export interface Step {
  text: string
  to?: string
  /** Permission that the step needs besides that of its page; `all` needs each of its grants. */
  access?: Access
  all?: readonly Grant[]
}

export interface Job {
  id: string
  title: string
  /** Words that also find it. */
  also: string
  steps: readonly Step[]
}
