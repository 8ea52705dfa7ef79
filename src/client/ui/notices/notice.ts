export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

/** A notice as in the customer's catalogue. */
export interface Notice {
  title: string
  text?: string | undefined
  kind: NoticeKind
}
