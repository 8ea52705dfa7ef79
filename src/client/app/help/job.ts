import type { Route } from '@contract/http/route'

export interface Step {
  text: string
  to?: string
  /** The call that the step makes. */
  call?: Pick<Route, 'access' | 'needs'>
}

export interface Job {
  id: string
  title: string
  keywords: string
  steps: readonly Step[]
}
