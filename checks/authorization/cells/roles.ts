import type { Cell } from '../actors.ts'

export const rolesCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // users, roles: A for those who may do everything, users alone for Admin, view for the auditor
  listRoles: '               1  + + 3  3 3 3 +  3 3  3 3 3  3 3 1 1',
  readOwnRules: '            1  + + 3  3 3 3 +  3 3  3 3 3  3 3 1 1',
  readRole: '                1  + + 3  3 3 3 +  3 3  3 3 3  3 3 1 1',
  readRoleHistory: '         1  + + 3  3 3 3 +  3 3  3 3 3  3 3 1 1',
  addRole: '                 1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
  editRole: '                1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
  deleteRole: '              1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
  copyRole: '                1  + + 3  3 3 3 3  3 3  3 3 3  3 3 1 1',
}
