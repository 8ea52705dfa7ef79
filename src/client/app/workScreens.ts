import { auditScreens } from '../features/audit/audit.screens'
import { backupsScreens } from '../features/backups/backups.screens'
import { bankScreens } from '../features/bank/bank.screens'
import { calendarScreens } from '../features/calendar/calendar.screens'
import { cashCutsScreens } from '../features/cashCuts/cashCuts.screens'
import { chargesScreens } from '../features/charges/charges.screens'
import { conceptsScreens } from '../features/concepts/concepts.screens'
import { correctionsScreens } from '../features/corrections/corrections.screens'
import { cyclesScreens } from '../features/cycles/cycles.screens'
import { departmentsScreens } from '../features/departments/departments.screens'
import { documentsScreens } from '../features/documents/documents.screens'
import { enrolmentsScreens } from '../features/enrolments/enrolments.screens'
import { eventsScreens } from '../features/events/events.screens'
import { groupsScreens } from '../features/groups/groups.screens'
import { archivesScreens } from '../features/archives/archives.screens'
import { certificatesScreens } from '../features/certificates/certificates.screens'
import { homeScreens } from '../features/home/home.screens'
import { importsScreens } from '../features/imports/imports.screens'
import { openingsScreens } from '../features/openings/openings.screens'
import { mailScreens } from '../features/mail/mail.screens'
import { messagesScreens } from '../features/messages/messages.screens'
import { mentionsScreens } from '../features/mentions/mentions.screens'
import { invoicesScreens } from '../features/invoices/invoices.screens'
import { parentsScreens } from '../features/parents/parents.screens'
import { paymentsScreens } from '../features/payments/payments.screens'
import { questionnairesScreens } from '../features/questionnaires/questionnaires.screens'
import { schoolScreens } from '../features/school/school.screens'
import { statementsScreens } from '../features/statements/statements.screens'
import { servicesScreens } from '../features/services/services.screens'
import { studentsScreens } from '../features/students/students.screens'
import { remindersScreens } from '../features/reminders/reminders.screens'
import { rolesScreens } from '../features/roles/roles.screens'
import { rosterScreens } from '../features/roster/roster.screens'
import { reenrolmentsScreens } from '../features/reenrolments/reenrolments.screens'
import { scholarshipsScreens } from '../features/scholarships/scholarships.screens'
import { tuitionScreens } from '../features/tuition/tuition.screens'
import { usersScreens } from '../features/users/users.screens'
import type { Screen } from '../ui/screens/screen'
import { deskScreens } from './desk/desk.screens'
import { newFamilyScreens } from './newFamily/newFamily.screens'
import { setupScreens } from './setup/setup.screens'
import { recordsScreens } from './records/records.screens'

/** All screens but the help and one's own account. Apart, because the help reads it to know which pages its steps may lead to. */
export const workScreens: readonly Screen[] = [
  ...messagesScreens,
  ...homeScreens,
  ...cyclesScreens,
  ...questionnairesScreens,
  ...studentsScreens,
  ...certificatesScreens,
  ...documentsScreens,
  ...newFamilyScreens,
  ...parentsScreens,
  ...correctionsScreens,
  ...importsScreens,
  ...openingsScreens,
  ...archivesScreens,
  ...enrolmentsScreens,
  ...reenrolmentsScreens,
  ...scholarshipsScreens,
  ...groupsScreens,
  ...deskScreens,
  ...chargesScreens,
  ...servicesScreens,
  ...conceptsScreens,
  ...cashCutsScreens,
  ...statementsScreens,
  ...remindersScreens,
  ...paymentsScreens,
  ...invoicesScreens,
  ...bankScreens,
  ...tuitionScreens,
  ...calendarScreens,
  ...eventsScreens,
  ...mentionsScreens,
  ...rosterScreens,
  ...departmentsScreens,
  ...schoolScreens,
  ...mailScreens,
  ...backupsScreens,
  ...setupScreens,
  ...recordsScreens,
  ...usersScreens,
  ...rolesScreens,
  ...auditScreens,
]
