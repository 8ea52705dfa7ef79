import type { Api } from './http/call'
import type { Papers } from './pdf/documents'
import { createSheets } from './sheets/sheets'
import { archivesPlugin } from './modules/archives/archives.plugin'
import { auditPlugin } from './modules/audit/audit.plugin'
import { backupsPlugin } from './modules/backups/backups.plugin'
import { bankPlugin } from './modules/bank/bank.plugin'
import { calendarPlugin } from './modules/calendar/calendar.plugin'
import { cashCutsPlugin } from './modules/cashCuts/cashCuts.plugin'
import { certificatesPlugin } from './modules/certificates/certificates.plugin'
import { chargesPlugin } from './modules/charges/charges.plugin'
import { conceptsPlugin } from './modules/concepts/concepts.plugin'
import { contactsPlugin } from './modules/contacts/contacts.plugin'
import { cyclesPlugin } from './modules/cycles/cycles.plugin'
import { dashboardPlugin } from './modules/dashboard/dashboard.plugin'
import { departmentsPlugin } from './modules/departments/departments.plugin'
import { correctionsPlugin } from './modules/corrections/corrections.plugin'
import { depositSlipsPlugin } from './modules/depositSlips/depositSlips.plugin'
import { deskPlugin } from './modules/desk/desk.plugin'
import { documentsPlugin } from './modules/documents/documents.plugin'
import { enrolmentsPlugin } from './modules/enrolments/enrolments.plugin'
import { eventsPlugin } from './modules/events/events.plugin'
import { familyPagePlugin } from './modules/familyPage/familyPage.plugin'
import { fiscalPlugin } from './modules/fiscal/fiscal.plugin'
import { groupPapersPlugin } from './modules/groupPapers/groupPapers.plugin'
import { groupsPlugin } from './modules/groups/groups.plugin'
import { guardiansPlugin } from './modules/guardians/guardians.plugin'
import { importsPlugin } from './modules/imports/imports.plugin'
import { invoicesPlugin } from './modules/invoices/invoices.plugin'
import { mailPlugin } from './modules/mail/mail.plugin'
import { mentionsPlugin } from './modules/mentions/mentions.plugin'
import { messagesPlugin } from './modules/messages/messages.plugin'
import { noticesPlugin } from './modules/notices/notices.plugin'
import { openingsPlugin } from './modules/openings/openings.plugin'
import { parentsPlugin } from './modules/parents/parents.plugin'
import { paymentsPlugin } from './modules/payments/payments.plugin'
import { preferencesPlugin } from './modules/preferences/preferences.plugin'
import { questionnairesPlugin } from './modules/questionnaires/questionnaires.plugin'
import { receiptsPlugin } from './modules/receipts/receipts.plugin'
import { reenrolmentsPlugin } from './modules/reenrolments/reenrolments.plugin'
import { remindersPlugin } from './modules/reminders/reminders.plugin'
import { rolesPlugin } from './modules/roles/roles.plugin'
import { rosterPlugin } from './modules/roster/roster.plugin'
import { scholarshipsPlugin } from './modules/scholarships/scholarships.plugin'
import { schoolPlugin } from './modules/school/school.plugin'
import { searchPlugin } from './modules/search/search.plugin'
import { servicesPlugin } from './modules/services/services.plugin'
import { secondFactorPlugin } from './modules/secondFactor/secondFactor.plugin'
import { sessionPlugin } from './modules/session/session.plugin'
import { setupPlugin } from './modules/setup/setup.plugin'
import { signInsPlugin } from './modules/signIns/signIns.plugin'
import { statementsPlugin } from './modules/statements/statements.plugin'
import { studentsPlugin } from './modules/students/students.plugin'
import { systemPlugin, type SystemDeps } from './modules/system/system.plugin'
import { tuitionPlugin } from './modules/tuition/tuition.plugin'
import { usersPlugin } from './modules/users/users.plugin'
import { yearPapersPlugin } from './modules/yearPapers/yearPapers.plugin'
import type { Services } from './services'

export const installModules = (api: Api, papers: Papers, services: Services, of: SystemDeps): void => {
  systemPlugin(api, of)
  sessionPlugin(api, services.session)
  signInsPlugin(api, services.signIns)
  secondFactorPlugin(api, services.secondFactor)
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
  paymentsPlugin(api, services.payments, services.invoices)
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
  depositSlipsPlugin(api, services.depositSlips)
  correctionsPlugin(api, services.corrections)
  familyPagePlugin(api, papers, services.familyPage)
  const sheets = createSheets()
  api.app.addHook('onClose', () => sheets.close())
  importsPlugin(api, services.imports, sheets)
  openingsPlugin(api, services.openings, sheets)
  bankPlugin(api, papers, services.bank, sheets)
  noticesPlugin(api, services.notices)
  preferencesPlugin(api, services.preferences)
  messagesPlugin(api, papers, services.messages)
  remindersPlugin(api, services.reminders)
  mailPlugin(api, services.mail)
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
