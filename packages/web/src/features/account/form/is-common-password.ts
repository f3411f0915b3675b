// A file of its own, so that the list is loaded only where a password is chosen.
export { isCommonPassword } from '@fahrtwind/domain';
