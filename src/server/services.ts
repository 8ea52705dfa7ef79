import { contactsPlugin } from './modules/contacts/contacts.plugin'
import { createContactsService } from './modules/contacts/contacts.service'
import type { Disk } from './disk'
import type { FileStore } from './files/fileStore'
import type { Api, Service } from './http/contractRoute'
import type { Papers } from './pdf/documents'
import type { Queue } from './shared/queue'
import { createSheets } from './sheets/sheets'
import { archivesPlugin } from './modules/archives/archives.plugin'
import { auditPlugin } from './modules/audit/audit.plugin'
import { createAuditService } from './modules/audit/audit.service'
import { bankPlugin } from './modules/bank/bank.plugin'
import { createBankService } from './modules/bank/bank.service'
import { backupsPlugin } from './modules/backups/backups.plugin'
import { createBackupsService } from './modules/backups/backups.service'
import { calendarPlugin } from './modules/calendar/calendar.plugin'
import { createCalendarService } from './modules/calendar/calendar.service'
import { cashCutsPlugin } from './modules/cashCuts/cashCuts.plugin'
import { createCashCutsService } from './modules/cashCuts/cashCuts.service'
import { certificatesPlugin } from './modules/certificates/certificates.plugin'
import { createCertificatesService } from './modules/certificates/certificates.service'
import { chargesPlugin } from './modules/charges/charges.plugin'
import { createChargesService } from './modules/charges/charges.service'
import { conceptsPlugin } from './modules/concepts/concepts.plugin'
import { createConceptsService } from './modules/concepts/concepts.service'
import { cyclesPlugin } from './modules/cycles/cycles.plugin'
import { createCycleChanges } from './modules/cycles/cycle.changes'
import { createCyclesService } from './modules/cycles/cycles.service'
import { dashboardPlugin } from './modules/dashboard/dashboard.plugin'
import { createDashboardService } from './modules/dashboard/dashboard.service'
import { deskPlugin } from './modules/desk/desk.plugin'
import { createDeskService } from './modules/desk/desk.service'
import { departmentsPlugin } from './modules/departments/departments.plugin'
import { createDepartmentsService } from './modules/departments/departments.service'
import { documentsPlugin } from './modules/documents/documents.plugin'
import { createDocumentsService } from './modules/documents/documents.service'
import { enrolmentsPlugin } from './modules/enrolments/enrolments.plugin'
import { createEnrolmentsService } from './modules/enrolments/enrolments.service'
import { eventsPlugin } from './modules/events/events.plugin'
import { createEventsService } from './modules/events/events.service'
import { groupPapersPlugin } from './modules/groupPapers/groupPapers.plugin'
import { createGroupPapersService } from './modules/groupPapers/groupPapers.service'
import { fiscalPlugin } from './modules/fiscal/fiscal.plugin'
import { createFiscalService } from './modules/fiscal/fiscal.service'
import { groupsPlugin } from './modules/groups/groups.plugin'
import { createGroupsService } from './modules/groups/groups.service'
import { guardiansPlugin } from './modules/guardians/guardians.plugin'
import { createGuardiansService } from './modules/guardians/guardians.service'
import { importsPlugin } from './modules/imports/imports.plugin'
import { createImportsService } from './modules/imports/imports.service'
import { invoicesPlugin } from './modules/invoices/invoices.plugin'
import { createInvoicesService } from './modules/invoices/invoices.service'
import { mentionsPlugin } from './modules/mentions/mentions.plugin'
import { createMentionsService } from './modules/mentions/mentions.service'
import { noticesPlugin } from './modules/notices/notices.plugin'
import { createNoticesService } from './modules/notices/notices.service'
import { openingsPlugin } from './modules/openings/openings.plugin'
import { createOpeningsService } from './modules/openings/openings.service'
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
import { reenrolmentsPlugin } from './modules/reenrolments/reenrolments.plugin'
import { createReenrolmentsService } from './modules/reenrolments/reenrolments.service'
import { createRolesService } from './modules/roles/roles.service'
import { rosterPlugin } from './modules/roster/roster.plugin'
import { createRosterService } from './modules/roster/roster.service'
import { scholarshipsPlugin } from './modules/scholarships/scholarships.plugin'
import { createScholarshipsService } from './modules/scholarships/scholarships.service'
import type { Letterhead } from './modules/school/letterhead'
import { schoolPlugin } from './modules/school/school.plugin'
import { createSchoolService } from './modules/school/school.service'
import { searchPlugin } from './modules/search/search.plugin'
import { createSearchService } from './modules/search/search.service'
import { servicesPlugin } from './modules/services/services.plugin'
import { createServicesService } from './modules/services/services.service'
import { sessionPlugin } from './modules/session/session.plugin'
import { createSessionService } from './modules/session/session.service'
import { setupPlugin } from './modules/setup/setup.plugin'
import { createSetupService } from './modules/setup/setup.service'
import { statementsPlugin } from './modules/statements/statements.plugin'
import { createStatementsService } from './modules/statements/statements.service'
import { studentsPlugin } from './modules/students/students.plugin'
import { createStudentsService } from './modules/students/students.service'
import { systemPlugin } from './modules/system/system.plugin'
import { tuitionPlugin } from './modules/tuition/tuition.plugin'
import { createTuitionService } from './modules/tuition/tuition.service'
import { yearPapersPlugin } from './modules/yearPapers/yearPapers.plugin'
import { usersPlugin } from './modules/users/users.plugin'
import { createUsersService } from './modules/users/users.service'

interface ServiceDeps {
  files: FileStore
  letterhead: Letterhead
  /** Secret shared by all processes on this database. */
  shared: string
  logins: Queue
}

/** Creates every service once; services that another one needs are passed in here. */
export const buildServices = ({ files, letterhead, shared, logins }: ServiceDeps) => {
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
  const bank = createBankService({ ...ledger, files, desk, letterhead })
  const enrolments = createEnrolmentsService({ cycles, charges, tuition, payments, scholarships })
  const cashCuts = createCashCutsService()
  const session = createSessionService({ secret: shared, logins })
  const authority = createAuthority()
  const roles = createRolesService({ authority })
  const users = createUsersService({ session, roles, authority })
  const parents = createParentsService({ cycles, users, payments, fiscal })
  const imports = createImportsService({ students, payments, documents })
  const notices = createNoticesService()
  const groups = createGroupsService({ students })
  const groupPapers = createGroupPapersService({ bank, cycles, files, letterhead })
  const openings = createOpeningsService({ ...ledger, cycles, enrolments, scholarships, groups, imports })
  const questionnaires = createQuestionnairesService()
  const calendar = createCalendarService({ files })
  const mentions = createMentionsService({ files })
  const roster = createRosterService({ files })
  const departments = createDepartmentsService({ files, roster })
  const events = createEventsService({ files })
  const contacts = createContactsService()
  const statements = createStatementsService({ contacts, desk, invoices, payments })
  const certificates = createCertificatesService({ letterhead, statements, invoices })
  const reenrolments = createReenrolmentsService({ enrolments, scholarships, statements })
  const backups = createBackupsService()
  const audit = createAuditService()
  const setup = createSetupService()
  const counted = { bank, cashCuts, cycles, scholarships }
  const dashboard = createDashboardService({ ...counted, setup, statements, students })
  const school = createSchoolService({ files, letterhead })
  const search = createSearchService({ cycles, payments })
  return {
    session,
    roles,
    users,
    cycles,
    cycleChanges,
    students,
    documents,
    guardians,
    parents,
    imports,
    openings,
    notices,
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

export const installModules = (api: Api, papers: Papers, services: Services, disk: Disk): void => {
  systemPlugin(api, disk)
  sessionPlugin(api, services.session)
  cyclesPlugin(api, services.cycles, services.cycleChanges)
  studentsPlugin(api, services.students)
  documentsPlugin(api, services.documents)
  guardiansPlugin(api, services.guardians)
  enrolmentsPlugin(api, services.enrolments)
  reenrolmentsPlugin(api, services.reenrolments)
  conceptsPlugin(api, services.concepts)
  chargesPlugin(api, services.charges)
  servicesPlugin(api, services.services)
  tuitionPlugin(api, services.tuition)
  paymentsPlugin(api, services.payments)
  fiscalPlugin(api, services.fiscal)
  invoicesPlugin(api, papers, services.invoices)
  deskPlugin(api, papers, services.desk)
  cashCutsPlugin(api, papers, services.cashCuts)
  statementsPlugin(api, papers, services.statements)
  contactsPlugin(api, services.contacts)
  receiptsPlugin(api, papers, services.receipts)
  certificatesPlugin(api, papers, services.certificates)
  yearPapersPlugin(api, papers, services)
  rolesPlugin(api, services.roles)
  usersPlugin(api, services.users)
  parentsPlugin(api, services.parents)
  const sheets = createSheets()
  api.app.addHook('onClose', () => sheets.close())
  importsPlugin(api, services.imports, sheets)
  openingsPlugin(api, services.openings, sheets)
  bankPlugin(api, papers, services.bank, sheets)
  noticesPlugin(api, services.notices)
  scholarshipsPlugin(api, services.scholarships)
  groupsPlugin(api, services.groups)
  groupPapersPlugin(api, papers, services.groupPapers)
  questionnairesPlugin(api, services.questionnaires)
  calendarPlugin(api, services.calendar)
  mentionsPlugin(api, services.mentions)
  rosterPlugin(api, services.roster)
  departmentsPlugin(api, services.departments)
  eventsPlugin(api, services.events)
  backupsPlugin(api, services.backups)
  auditPlugin(api, services.audit)
  dashboardPlugin(api, services.dashboard)
  schoolPlugin(api, services.school)
  setupPlugin(api, services.setup)
  searchPlugin(api, services.search)
  archivesPlugin(api, papers)
}
