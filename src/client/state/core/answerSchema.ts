type Checked = { readonly value: unknown } | { readonly issues: readonly { readonly message: string }[] }

/** What RTK Query takes as a schema (Standard Schema 1). */
interface AnswerSchema {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (answer: unknown) => Checked
  }
}

/** An unreadable answer fails the call. TypeBox would add 20 KB and refuse what the existing server leaves out. */
export const schemaOf = (read: (answer: unknown) => unknown): AnswerSchema => ({
  '~standard': {
    version: 1,
    vendor: 'escuela',
    validate: (answer) => {
      try {
        const value = read(answer)
        if (value !== undefined) return { value }
      } catch {
        // Any error means the same: the answer is unreadable.
      }
      return { issues: [{ message: 'unreadable' }] }
    },
  },
})
