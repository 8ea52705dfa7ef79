export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

/** A notice as the customer's catalogue gives it: title, text, kind. */
export interface Notice {
  title: string
  text?: string | undefined
  kind: NoticeKind
}
