import type { Access, Grant } from '@contract/http/route'

export interface Step {
  text: string
  /** The page it is done on. */
  to?: string
  /** What it takes beside opening that page; a list of `all` takes each of them. */
  access?: Access
  all?: readonly Grant[]
}

export interface Job {
  id: string
  title: string
  /** Words it is found by beside its title. */
  also: string
  steps: readonly Step[]
}
