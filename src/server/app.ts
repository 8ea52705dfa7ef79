import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify'
import type pg from 'pg'
import type { Db } from './db/database'
import type { FileStore } from './files/fileStore'
import { foreignOrigin, installAssets, isScreenPath, type ClientConfig } from './http/assets'
import { installAuthentication } from './http/authenticate'
import type { Api } from './http/contractRoute'
import { installDocs } from './http/docs'
import { installErrors, unknownAddress, unreadableAddress } from './http/errors'
import { installHeaders } from './http/headers'
import { multipartOptions } from './http/uploads'
import { compileValidator } from './http/validation'
import { calendarPlugin } from './modules/calendar/calendar.plugin'
import { createCalendarService } from './modules/calendar/calendar.service'
import { cashCutsPlugin } from './modules/cashCuts/cashCuts.plugin'
import { createCashCutsService } from './modules/cashCuts/cashCuts.service'
import { chargesPlugin } from './modules/charges/charges.plugin'
import { createChargesService } from './modules/charges/charges.service'
import { cyclesPlugin } from './modules/cycles/cycles.plugin'
import { createCyclesService } from './modules/cycles/cycles.service'
import { departmentsPlugin } from './modules/departments/departments.plugin'
import { createDepartmentsService } from './modules/departments/departments.service'
import { enrolmentsPlugin } from './modules/enrolments/enrolments.plugin'
import { createEnrolmentsService } from './modules/enrolments/enrolments.service'
import { eventsPlugin } from './modules/events/events.plugin'
import { createEventsService } from './modules/events/events.service'
import { filesPlugin } from './modules/files/files.plugin'
import { groupsPlugin } from './modules/groups/groups.plugin'
import { createGroupsService } from './modules/groups/groups.service'
import { livePlugin } from './modules/live/live.plugin'
import { createLiveService } from './modules/live/live.service'
import { mentionsPlugin } from './modules/mentions/mentions.plugin'
import { createMentionsService } from './modules/mentions/mentions.service'
import { noticesPlugin } from './modules/notices/notices.plugin'
import { createNoticesService } from './modules/notices/notices.service'
import { parentsPlugin } from './modules/parents/parents.plugin'
import { createParentsService } from './modules/parents/parents.service'
import { paymentsPlugin } from './modules/payments/payments.plugin'
import { createPaymentsService } from './modules/payments/payments.service'
import { questionnairesPlugin } from './modules/questionnaires/questionnaires.plugin'
import { createQuestionnairesService } from './modules/questionnaires/questionnaires.service'
import { receiptsPlugin } from './modules/receipts/receipts.plugin'
import { createReceiptsService } from './modules/receipts/receipts.service'
import { createAuthority } from './modules/roles/authority'
import { rolesPlugin } from './modules/roles/roles.plugin'
import { createRolesService } from './modules/roles/roles.service'
import { rosterPlugin } from './modules/roster/roster.plugin'
import { createRosterService } from './modules/roster/roster.service'
import { scholarshipsPlugin } from './modules/scholarships/scholarships.plugin'
import { createScholarshipsService } from './modules/scholarships/scholarships.service'
import { sessionPlugin } from './modules/session/session.plugin'
import { createSessionService } from './modules/session/session.service'
import { statementsPlugin } from './modules/statements/statements.plugin'
import { createStatementsService } from './modules/statements/statements.service'
import { studentsPlugin } from './modules/students/students.plugin'
import { createStudentsService } from './modules/students/students.service'
import { systemPlugin } from './modules/system/system.plugin'
import { tuitionPlugin } from './modules/tuition/tuition.plugin'
import { createTuitionService } from './modules/tuition/tuition.service'
import { usersPlugin } from './modules/users/users.plugin'
import { createUsersService } from './modules/users/users.service'
import { createPapers, type PaperSettings } from './pdf/documents'

export interface AppDeps {
  db: Db
  /** Of the same database: live changes listen on a connection of their own. */
  connection: pg.PoolConfig
  files: FileStore
  /** The clock, so that tests can choose the day. */
  now: () => Date
  schoolName: string
  /** Address, logo and public address on papers; none in most tests. */
  papers?: PaperSettings
  timeZone: string
  /** Keys the hashes of idempotent requests. */
  secret: string
  logger?: FastifyServerOptions['logger']
  /** The built client; none in tests of the API alone. */
  client?: { folder: string; config: ClientConfig }
}

/** Bytes of a JSON body; files travel apart and have their own limits (DOMAIN §6). */
const JSON_LIMIT = 1_000_000

/** Every service once, wired by name: whoever needs another gets it here. */
export const buildServices = ({ files }: Pick<AppDeps, 'files'>) => {
  const cycles = createCyclesService()
  const students = createStudentsService({ files, cycles })
  const scholarships = createScholarshipsService({ cycles, students })
  const payments = createPaymentsService({ scholarships })
  const receipts = createReceiptsService({ payments })
  const tuition = createTuitionService({ payments })
  const charges = createChargesService({ cycles, payments })
  const enrolments = createEnrolmentsService({ cycles, charges, tuition })
  const cashCuts = createCashCutsService()
  const session = createSessionService()
  const authority = createAuthority()
  const roles = createRolesService({ authority })
  const users = createUsersService({ session, roles, authority })
  const parents = createParentsService({ cycles, users })
  const notices = createNoticesService()
  const groups = createGroupsService({ students })
  const questionnaires = createQuestionnairesService()
  const calendar = createCalendarService({ files })
  const mentions = createMentionsService({ files })
  const roster = createRosterService({ files })
  const departments = createDepartmentsService({ files, roster })
  const events = createEventsService({ files })
  const statements = createStatementsService()
  return {
    session,
    roles,
    users,
    cycles,
    students,
    parents,
    notices,
    groups,
    scholarships,
    questionnaires,
    calendar,
    mentions,
    roster,
    departments,
    events,
    tuition,
    payments,
    cashCuts,
    receipts,
    charges,
    statements,
    enrolments,
  }
}
export type Services = ReturnType<typeof buildServices>

const installModules = (api: Api, services: Services): void => {
  systemPlugin(api)
  sessionPlugin(api, services.session)
  cyclesPlugin(api, services.cycles)
  studentsPlugin(api, services.students)
  enrolmentsPlugin(api, services.enrolments)
  chargesPlugin(api, services.charges)
  tuitionPlugin(api, services.tuition)
  paymentsPlugin(api, services.payments)
  cashCutsPlugin(api, services.cashCuts)
  statementsPlugin(api, services.statements)
  receiptsPlugin(api, services.receipts)
  rolesPlugin(api, services.roles)
  usersPlugin(api, services.users)
  parentsPlugin(api, services.parents)
  noticesPlugin(api, services.notices)
  scholarshipsPlugin(api, services.scholarships)
  groupsPlugin(api, services.groups)
  questionnairesPlugin(api, services.questionnaires)
  calendarPlugin(api, services.calendar)
  mentionsPlugin(api, services.mentions)
  rosterPlugin(api, services.roster)
  departmentsPlugin(api, services.departments)
  eventsPlugin(api, services.events)
}

const installApi = async (app: FastifyInstance, deps: AppDeps, services: Services): Promise<void> => {
  const { db, files, now, timeZone, secret } = deps
  const papers = createPapers(app, { secret, now, schoolName: deps.schoolName, settings: deps.papers })
  await installDocs(app, deps.schoolName)
  await app.register(
    async (scope) => {
      installAuthentication(scope, (token) => services.session.actorOf(db, token, now()))
      // Answers belong to who asked: a browser may keep one only to ask whether it still holds.
      scope.addHook('onSend', async (request, reply) => {
        if (!reply.hasHeader('cache-control'))
          reply.header('cache-control', request.method === 'GET' ? 'private, no-cache' : 'no-store')
        reply.header('vary', 'authorization, accept-encoding')
      })
      const api = { app: scope, db, files, now, timeZone, secret, papers }
      installModules(api, services)
      livePlugin(api, createLiveService({ connection: deps.connection, db, now, log: app.log }))
    },
    { prefix: '/api' },
  )
}

/** The whole server as one Fastify app, not yet listening. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: deps.logger ?? false,
    genReqId: () => randomUUID(),
    bodyLimit: JSON_LIMIT,
    // Whoever puts TLS in front does so on this machine; from anywhere else the header is not believed.
    trustProxy: 'loopback',
    // A client that sends a call slower than a video uploads on a poor line is not waited for.
    requestTimeout: 15 * 60_000,
    frameworkErrors: (_error, _request, reply) => {
      const { status, body } = unreadableAddress()
      void (reply as unknown as FastifyReply).code(status).send(body)
    },
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(compileValidator)
  installErrors(app)
  const { client } = deps
  await installHeaders(app, client ? foreignOrigin(client.config.api) : null)
  await app.register(etag, { weak: true })
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(multipart, multipartOptions)
  const json = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    // A DELETE whose body a proxy dropped still says JSON: nothing is nothing, not a syntax error.
    body === '' ? done(null, undefined) : json(request, body, done),
  )
  await installApi(app, deps, buildServices(deps))
  filesPlugin(app, deps.db, deps.files)
  if (client) await installAssets(app, client.folder, client.config)
  app.setNotFoundHandler(async (request, reply) => {
    if (client && isScreenPath(request.method, request.url)) return reply.sendFile('index.html')
    const problem = unknownAddress()
    return reply.code(problem.status).send(problem.body())
  })
  return app
}
