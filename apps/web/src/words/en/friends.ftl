# Friends and recent players.

friends-title = Friends
friends-none = No friends here yet. Send someone your friend link, or add people you’ve played with.
friends-linked = The person who sent you this link would like to be friends.
friends-ask = Send friend request
friends-asking = wants to be friends
friends-accept = Accept
friends-accept-person = Accept { $name } as a friend
friends-decline = Decline
friends-decline-person = Decline { $name }
friends-here = online now
friends-invite = Invite
friends-invite-person = Invite { $name } to a new table
friends-remove-person = Remove { $name } from your friends
friends-asked = hasn’t replied yet
friends-take-back = Cancel
friends-take-back-person = Cancel your request to { $name }
friends-recent = Recent players
friends-add = Add friend
friends-add-person = Add { $name } as a friend
friends-link = Copy friend link
friends-copied = Copied
friends-not-copied = The link couldn’t be copied.
friends-hide = Appear offline
friends-hide-note = Your friends won’t see when you’re online.

# At a table.
friends-add-note = You’re friends once they accept.
friends-accept-here = Accept friend request
