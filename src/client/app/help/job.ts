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
  /** Further words by which the search finds it. */
  also: string
  steps: readonly Step[]
}
