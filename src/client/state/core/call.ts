import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { fillPath, pathNames, type PathParams, type Route } from '@contract/http/route'

/** What travels beside a body: files of a multipart call and the key that makes a retry safe. */
interface Beside {
  file?: File | null
  files?: readonly File[]
  idempotencyKey?: string
}

/** An endpoint's argument: path parameters, body fields, files and key in one object. */
export type CallArg<R extends Route, Body = unknown> = PathParams<R['path']> & Body & Beside

const toForm = (fields: Record<string, unknown>, { file, files }: Beside): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value != null) form.append(name, String(value))
  if (file) form.append('file', file)
  for (const each of files ?? []) form.append('files', each)
  return form
}

/** Turns a contract route into an endpoint's `query`. Path parameters leave the argument, the rest is the body. */
export const call =
  <R extends Route>(route: R) =>
  (arg: unknown): FetchArgs => {
    const { file, files, idempotencyKey, ...rest } = (arg ?? {}) as Beside & Record<string, unknown>
    const url = fillPath(route.path, rest)
    if (route.method === 'GET') return { url, method: route.method }
    for (const name of pathNames(route.path)) delete rest[name]
    const beside: Beside = { ...(file ? { file } : {}), ...(files ? { files } : {}) }
    return {
      url,
      method: route.method,
      body: route.upload ? toForm(rest, beside) : rest,
      ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
    }
  }
