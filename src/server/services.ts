import { createContactsService } from './modules/contacts/contacts.service'
import type { Db } from './db/database'
import type { FileStore } from './files/fileStore'
import type { Service } from './http/call'
import type { Queue } from './shared/queue'
import { createAuditService } from './modules/audit/audit.service'
import { createBankService } from './modules/bank/bank.service'
import { createBackupsService, type BackupDeps } from './modules/backups/backups.service'
import { createCalendarService } from './modules/calendar/calendar.service'
import { createCashCutsService } from './modules/cashCuts/cashCuts.service'
import { createCertificatesService } from './modules/certificates/certificates.service'
import { createChargesService } from './modules/charges/charges.service'
import { createConceptsService } from './modules/concepts/concepts.service'
import { createCycleChanges } from './modules/cycles/cycleChanges'
import { createCorrectionsService } from './modules/corrections/corrections.service'
import { createCyclesService } from './modules/cycles/cycles.service'
import { createDashboardService } from './modules/dashboard/dashboard.service'
import { createDepositSlipsService } from './modules/depositSlips/depositSlips.service'
import { createDeskService } from './modules/desk/desk.service'
import { createDepartmentsService } from './modules/departments/departments.service'
import { createDocumentsService } from './modules/documents/documents.service'
import { createEnrolmentsService } from './modules/enrolments/enrolments.service'
import { createEventsService } from './modules/events/events.service'
import { createGroupPapersService } from './modules/groupPapers/groupPapers.service'
import { createFamilyPageService } from './modules/familyPage/familyPage.service'
import { createLinkOf, type FamilyLinks } from './modules/familyPage/links'
import { createFiscalService } from './modules/fiscal/fiscal.service'
import { createGroupsService } from './modules/groups/groups.service'
import { createGuardiansService } from './modules/guardians/guardians.service'
import { createImportsService } from './modules/imports/imports.service'
import { createInvoicesService } from './modules/invoices/invoices.service'
import { createMailService } from './modules/mail/mail.service'
import { createMailer, type MailDeps } from './modules/mail/mailer'
import { createMentionsService } from './modules/mentions/mentions.service'
import { createMessagesService } from './modules/messages/messages.service'
import { createNoticesService } from './modules/notices/notices.service'
import { createOpeningsService } from './modules/openings/openings.service'
import { createParentsService } from './modules/parents/parents.service'
import { createPaymentsService } from './modules/payments/payments.service'
import { createPreferencesService } from './modules/preferences/preferences.service'
import { createQuestionnairesService } from './modules/questionnaires/questionnaires.service'
import { createReceiptsService } from './modules/receipts/receipts.service'
import { createAuthority } from './modules/roles/authority'
import { createReenrolmentsService } from './modules/reenrolments/reenrolments.service'
import { createRemindersService } from './modules/reminders/reminders.service'
import { createRolesService } from './modules/roles/roles.service'
import { createRosterService } from './modules/roster/roster.service'
import { createScholarshipsService } from './modules/scholarships/scholarships.service'
import type { Letterhead } from './modules/school/letterhead'
import { createSchoolService } from './modules/school/school.service'
import { createSearchService } from './modules/search/search.service'
import { createServicesService } from './modules/services/services.service'
import { createProof } from './modules/secondFactor/proof'
import { createSecondFactorService } from './modules/secondFactor/secondFactor.service'
import { createSessionService } from './modules/session/session.service'
import { createSetupService } from './modules/setup/setup.service'
import { createSignInsService } from './modules/signIns/signIns.service'
import { createStatementsService } from './modules/statements/statements.service'
import { createStudentsService } from './modules/students/students.service'
import { createTuitionService } from './modules/tuition/tuition.service'
import { createUsersService } from './modules/users/users.service'
import { createNewPasswords } from './security/newPasswords'
import type { Sealer } from './security/sealer'
import type { Afterwards } from './shared/afterwards'

export interface ServiceDeps {
  /** For writes to be seen before their call's transaction ends. */
  db: Db
  files: FileStore
  letterhead: Letterhead
  sharedSecret: string
  logins: Queue
  sealer: Sealer
  afterwards: Afterwards
  /** Missing where families cannot open their page from home: messages then have no link. */
  familyLinks?: FamilyLinks | undefined
  /** Missing in tests without a folder for backups, and while the demo is filled. */
  backups?: BackupDeps | undefined
  /** Missing in tests without mail, and while the demo is filled. */
  mail?: Pick<MailDeps, 'environment' | 'timeouts'> | undefined
}

export const buildServices = (deps: ServiceDeps) => {
  const { db, files, letterhead, sharedSecret, logins, sealer, afterwards, familyLinks } = deps
  const cycles = createCyclesService()
  const documents = createDocumentsService({ files, cycles })
  const guardians = createGuardiansService({ files })
  const students = createStudentsService({ files, cycles, documents, guardians })
  const scholarships = createScholarshipsService({ cycles, students })
  const cycleChanges = createCycleChanges({ scholarships })
  const payments = createPaymentsService({ scholarships })
  const receipts = createReceiptsService({ payments })
  const tuition = createTuitionService({ payments })
  const concepts = createConceptsService()
  const charges = createChargesService({ concepts, cycles, payments })
  const ledger = { charges, tuition, payments }
  const services = createServicesService({ concepts, charges, cycles })
  const fiscal = createFiscalService()
  const invoices = createInvoicesService({ payments })
  const desk = createDeskService({ ...ledger, fiscal })
  const depositSlips = createDepositSlipsService({ files })
  const bank = createBankService({ ...ledger, files, desk, letterhead, depositSlips })
  const enrolments = createEnrolmentsService({ cycles, charges, tuition, payments, scholarships })
  const cashCuts = createCashCutsService()
  const authority = createAuthority()
  const proof = createProof({ sealer })
  const signIns = createSignInsService({ authority })
  const { name: schoolName } = letterhead
  const secondFactor = createSecondFactorService({ sealer, proof, authority, signIns, schoolName })
  const newPasswords = createNewPasswords({ schoolName })
  const session = createSessionService({
    secret: sharedSecret,
    logins,
    afterwards,
    signIns,
    secondFactor,
    proof,
    newPasswords,
  })
  const roles = createRolesService({ authority })
  const users = createUsersService({ roles, authority, signIns, newPasswords })
  const parents = createParentsService({ cycles, users, payments, fiscal })
  const imports = createImportsService({ db, students, payments, fiscal, documents })
  const notices = createNoticesService()
  const preferences = createPreferencesService()
  const groups = createGroupsService({ students })
  const groupPapers = createGroupPapersService({ bank, cycles, files, letterhead })
  const openings = createOpeningsService({
    db,
    ...ledger,
    cycles,
    enrolments,
    scholarships,
    groups,
    imports,
    services,
    fiscal,
  })
  const questionnaires = createQuestionnairesService()
  const calendar = createCalendarService({ files })
  const mentions = createMentionsService({ files })
  const roster = createRosterService({ files })
  const departments = createDepartmentsService({ files, roster })
  const events = createEventsService({ files })
  const contacts = createContactsService()
  const statements = createStatementsService({ contacts, desk, invoices, payments })
  const corrections = createCorrectionsService({ parents })
  const mailDeps = { sealer, letterhead, environment: null, ...deps.mail }
  const mailer = createMailer(mailDeps)
  const mailProblem = async (db: Db) => {
    const state = await mailer.state(db)
    return state.ready ? null : state.why
  }
  const messages = createMessagesService({
    mailProblem,
    bank,
    cycles,
    letterhead,
    statements,
    preferences,
    linkOf: familyLinks ? createLinkOf({ cycles, ...familyLinks }) : null,
  })
  const familyPage = createFamilyPageService({
    bank,
    corrections,
    slips: depositSlips,
    cycles,
    desk,
    documents,
    messages,
    payments,
    receipts,
    statements,
  })
  const mail = createMailService({ ...mailDeps, mailer, hasAddress: familyLinks !== undefined })
  const reminders = createRemindersService({
    letterhead,
    messages,
    statements,
    mailProblem,
  })
  const certificates = createCertificatesService({ letterhead, statements, invoices })
  const reenrolments = createReenrolmentsService({ enrolments, scholarships, statements })
  const backups = createBackupsService({ sealer, backups: deps.backups })
  const audit = createAuditService()
  const setup = createSetupService()
  const counted = { bank, cashCuts, corrections, cycles, enrolments, reminders, scholarships }
  const dashboard = createDashboardService({ ...counted, setup, statements, students })
  const school = createSchoolService({ files, letterhead })
  const search = createSearchService({ cycles, payments })
  return {
    session,
    signIns,
    secondFactor,
    roles,
    users,
    cycles,
    cycleChanges,
    students,
    documents,
    guardians,
    parents,
    familyPage,
    corrections,
    depositSlips,
    imports,
    openings,
    notices,
    preferences,
    messages,
    reminders,
    mail,
    groups,
    groupPapers,
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
    concepts,
    charges,
    services,
    fiscal,
    invoices,
    desk,
    bank,
    statements,
    contacts,
    enrolments,
    reenrolments,
    certificates,
    backups,
    audit,
    dashboard,
    school,
    setup,
    search,
  } satisfies Record<string, Service>
}
export type Services = ReturnType<typeof buildServices>
