import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CorrectionFormSchema } from '@contract/corrections/corrections.schemas'
import { MAX_SLIP_BYTES } from '@contract/depositSlips/depositSlips.rules'
import { SlipFormSchema } from '@contract/depositSlips/depositSlips.schemas'
import type { Upload } from '@contract/http/route'
import { familyPagePath } from '@contract/familyPage/familyPage.rules'
import { assertReadable } from '../../http/bodies'
import { drain, receiveUpload } from '../../http/uploads'
import { assertBody } from '../../http/validation'
import { callNow, type Api } from '../../http/call'
import { requestProblem, unknownAddress } from '../../http/errors'
import { forbidden, HttpProblem } from '../../shared/problem'
import { originOf } from '../../shared/origin'
import type { Letterhead } from '../school/letterhead'
import type { FamilyPageService, Linked } from './familyPage.service'
import { drawNotice, drawPage } from './page'
import type { Filled } from './pageForms'
import { drawRefusal, PAGE_POLICY, type PageHead } from './pageFrame'

/** Bytes; a form of the page has a few short fields. */
const MAX_FORM_BYTES = 20_000

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': PAGE_POLICY,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

const FOREIGN = 'Esto se envía desde la página de la familia.'

/** The token is the only authority, and there is no cookie to abuse; a form on another site is refused all the same. */
const assertOwnForm = async ({ headers, protocol, host }: FastifyRequest): Promise<void> => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw forbidden(FOREIGN)
  // Browsers send «null» because of the page's referrer policy.
  const { origin } = headers
  if (origin !== undefined && origin !== 'null' && origin !== originOf({ protocol, host }))
    throw forbidden(FOREIGN)
}

const SLIP = '/ficha'
const SLIP_FILE = {
  field: 'file',
  kinds: ['image', 'pdf'],
  max: 1,
  bytes: MAX_SLIP_BYTES,
} as const satisfies Upload

/** Our parsers would take more kinds of body than the page sends. @throws 415 */
const assertKind = ({ routeOptions, headers }: FastifyRequest): void => {
  const wanted = routeOptions.url?.endsWith(SLIP)
    ? 'multipart/form-data'
    : 'application/x-www-form-urlencoded'
  if (!headers['content-type']?.toLowerCase().startsWith(wanted))
    throw new HttpProblem(415, 'El servidor no recibe este tipo de contenido.')
}

interface Web extends Pick<Api, 'db' | 'files' | 'now' | 'timeZone' | 'reads'> {
  readonly service: FamilyPageService
  readonly letterhead: Pick<Letterhead, 'school' | 'mark'>
}

type FamilyRequest = FastifyRequest<{ Params: { token: string; clave: string } }>

const send = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html)

const takeForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => {
      const fields = new URLSearchParams(body as string)
      try {
        for (const value of fields.values()) assertReadable(value)
        done(null, Object.fromEntries(fields))
      } catch (error) {
        done(error as Error)
      }
    },
  )
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (request.method !== 'POST') return
    assertKind(request)
    await assertOwnForm(request)
  })
}

const refuseWithPage = (scope: FastifyInstance, headOf: () => Promise<PageHead>): void => {
  scope.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const problem = requestProblem(error)
    if (!problem) request.log.error({ err: error }, 'unexpected failure of a family page')
    const refusal = problem ?? new HttpProblem(500, 'Ocurrió un error inesperado. Intenta de nuevo.')
    const head = await headOf().catch(() => ({ name: 'La escuela', lines: [], logo: '' }))
    return send(
      reply.code(refusal.status).headers({ ...refusal.headers, ...HEADERS }),
      drawRefusal(head, refusal.message),
    )
  })
}

/** Pages for parents, without a session: `decisions/domain/familyPage#the-page`. */
export const familyWebPlugin = async (
  app: FastifyInstance,
  { service, letterhead, ...api }: Web,
): Promise<void> => {
  const { files } = api
  const headOf = async (): Promise<PageHead> => {
    const [{ name, lines }, { logo }] = [await letterhead.school(), await letterhead.mark()]
    return { name, lines, logo }
  }
  const open = ({ params, ip }: FamilyRequest) =>
    service.open({ ...callNow(api), address: ip, agent: '' }, params.token)
  await app.register(async (scope) => {
    takeForms(scope)
    refuseWithPage(scope, headOf)
    const path = familyPagePath(':token')
    const hidden = { schema: { hide: true } }

    const sendPage = async (
      request: FamilyRequest,
      reply: FastifyReply,
      linked: Linked,
      filled?: Filled,
    ): Promise<FastifyReply> => {
      // Counted by family: many share the address of a tunnel.
      const page = await api.reads.run(`familia ${linked.parentId}`, () => service.page(callNow(api), linked))
      return send(reply, drawPage(await headOf(), page, request.params.token, filled))
    }
    /** Redirects to the page; a refused form is shown again as it was filled. */
    const answer = async (
      request: FamilyRequest,
      reply: FastifyReply,
      linked: Linked,
      typed: Pick<Filled, 'forma' | 'valores'>,
      work: () => Promise<void>,
    ): Promise<FastifyReply> => {
      try {
        await work()
        return back(request, reply)
      } catch (error) {
        if (!(error instanceof HttpProblem) || error.status >= 500) throw error
        const filled = { ...typed, mensaje: error.message, campos: error.campos ?? {} }
        return sendPage(request, reply.code(error.status), linked, filled)
      }
    }
    const back = (request: FamilyRequest, reply: FastifyReply) =>
      reply.redirect(familyPagePath(request.params.token), 303)

    scope.get(path, hidden, async (request: FamilyRequest, reply) =>
      sendPage(request, reply, await open(request)),
    )
    scope.get(`${path}/aviso/:clave`, hidden, async (request: FamilyRequest, reply) => {
      const linked = await open(request)
      const notice = await service.notice(callNow(api), linked, request.params.clave)
      return send(reply, drawNotice(await headOf(), notice, request.params.token))
    })
    scope.post(`${path}/enterado/:clave`, hidden, async (request: FamilyRequest, reply) => {
      const linked = await open(request)
      await service.read(callNow(api), linked, request.params.clave)
      return back(request, reply)
    })
    scope.post(`${path}/datos`, hidden, async (request: FamilyRequest, reply) => {
      const linked = await open(request)
      const valores = (request.body ?? {}) as Record<string, string>
      return answer(request, reply, linked, { forma: 'datos', valores }, async () => {
        assertBody(CorrectionFormSchema, valores)
        await service.propose(callNow(api), linked, valores)
      })
    })
    scope.post(path + SLIP, hidden, async (request: FamilyRequest, reply) => {
      const linked = await open(request)
      const valores: Record<string, string> = {}
      return answer(request, reply, linked, { forma: 'ficha', valores }, async () => {
        await service.assertRoomForSlip(callNow(api), linked).catch((error: unknown) => {
          drain(request)
          throw error
        })
        const received = await receiveUpload(request, SLIP_FILE, SlipFormSchema, files)
        try {
          Object.assign(valores, received.fields)
          await service.sendSlip(callNow(api), linked, received.fields, received.files[0])
        } finally {
          await files.discard(received.files)
        }
      })
    })
    scope.get('/f/*', hidden, async () => {
      throw unknownAddress()
    })
  })
}
