import { createUser } from './createUser.ts';
import { deleteUser } from './deleteUser.ts';
import { listUsers } from './listUsers.ts';
import { updateUser } from './updateUser.ts';
import { userAccessHandlers } from './userAccess.ts';

/** Administration of users. */
export const userHandlers = [createUser, deleteUser, listUsers, updateUser, ...userAccessHandlers];
