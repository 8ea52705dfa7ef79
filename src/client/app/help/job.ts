import type { Access, Grant } from '@contract/http/route'

export interface Step {
  text: string
  to?: string
  access?: Access
  all?: readonly Grant[]
}

export interface Job {
  id: string
  title: string
  keywords: string
  steps: readonly Step[]
}
