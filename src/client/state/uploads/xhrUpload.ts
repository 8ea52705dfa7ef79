import type { SendForm } from './upload'

const answerOf = (xhr: XMLHttpRequest): Response =>
  new Response(xhr.responseText || null, {
    status: xhr.status,
    headers: { 'content-type': xhr.getResponseHeader('content-type') ?? 'text/plain' },
  })

export const sendByXhr: SendForm = (request, form, onProgress) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const aborted = () => reject(new DOMException('Aborted', 'AbortError'))
    if (request.signal.aborted) return aborted()
    xhr.open(request.method, request.url)
    request.headers.forEach((value, name) => {
      if (name !== 'content-type') xhr.setRequestHeader(name, value)
    })
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
    xhr.onload = () => resolve(answerOf(xhr))
    xhr.onerror = () => reject(new TypeError('Failed to send'))
    xhr.onabort = aborted
    request.signal.addEventListener('abort', () => xhr.abort())
    xhr.send(form)
  })
