type Checked = { readonly value: unknown } | { readonly issues: readonly { readonly message: string }[] }

/** The part of Standard Schema 1 that RTK Query uses. */
interface AnswerSchema {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (answer: unknown) => Checked
  }
}

/** An answer that `read` throws at fails the call. TypeBox would add 20 KB and refuse what the existing server leaves out. */
export const schemaOf = (read: (answer: unknown) => unknown): AnswerSchema => ({
  '~standard': {
    version: 1,
    vendor: 'escuela',
    validate: (answer) => {
      try {
        const value = read(answer)
        if (value !== undefined) return { value }
      } catch {
        // Whatever the error, the answer is unreadable.
      }
      return { issues: [{ message: 'unreadable' }] }
    },
  },
})
