import type { PageSource } from './useServerList'

interface Read<Answer> {
  row: Answer | undefined
  isLoading: boolean
  error: { message: string } | undefined
  retry: () => unknown
}

type FetchPart = NonNullable<PageSource<never>['fetchPart']>

/** The list in an answer, for a list's `source`. @param fetchAnswer asks for a part of a file, with the same filters */
export const listIn = <Answer extends { total?: number | undefined }, Row>(
  { row, isLoading, error, retry }: Read<Answer>,
  rowsOf: (answer: Answer) => readonly Row[],
  fetchAnswer?: (...part: Parameters<FetchPart>) => Promise<Answer | undefined>,
): PageSource<Row> => ({
  rows: row && rowsOf(row),
  total: row?.total,
  isLoading,
  error: error?.message,
  retry,
  ...(fetchAnswer && {
    fetchPart: async (part) => {
      const answer = await fetchAnswer(part)
      return answer && { rows: rowsOf(answer), total: answer.total }
    },
  }),
})
