type Checked = { readonly value: unknown } | { readonly issues: readonly { readonly message: string }[] }

/** A schema as RTK Query takes them (Standard Schema 1). */
interface AnswerSchema {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (answer: unknown) => Checked
  }
}

/**
 * A function that reads an answer, as the schema of that answer: what it cannot read fails the call (`catchSchemaFailure` of the
 * api), and no page sees it. The contract's own schemas would bring TypeBox, 20 KB, and refuse what the school's existing server
 * leaves out.
 */
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
