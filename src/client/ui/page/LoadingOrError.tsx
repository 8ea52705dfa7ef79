import { PageError } from './PageError'
import { PageLoading } from './PageLoading'

interface LoadingOrErrorProps {
  read: {
    isLoading: boolean
    error: string | { message?: string } | undefined
    retry: () => unknown
  }
  blocks?: number
}

/** In place of what has not been read: that it is loading, or why it failed. */
export function LoadingOrError({ read: { isLoading, error, retry }, blocks = 3 }: LoadingOrErrorProps) {
  if (isLoading) return <PageLoading blocks={blocks} />
  return <PageError text={typeof error === 'string' ? error : error?.message} onRetry={() => void retry()} />
}
