export { memoryAttendance } from './memory-attendance.ts';
export { memoryLog } from './memory-log.ts';
export { memoryPeople } from './memory-people.ts';
